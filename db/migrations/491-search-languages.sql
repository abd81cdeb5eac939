-- A page is found in each language of the site.
alter table search_documents add column language text not null default 'en';
alter table search_documents alter column language drop default;
alter table search_documents drop constraint search_documents_pkey;
alter table search_documents add primary key (language, path);
