import { href } from 'react-router';
import type { CmsRow } from '#core/cms/content-kind.ts';
import { contentKinds } from '#core/cms/kinds/content-kinds.ts';
import { pagePathOfRow } from '#core/content/page-words.ts';
import type { TranslationPlace } from '#core/translations/translation-place.ts';
import { findCmsRow } from '../cms/cms-queries.ts';
import type { Services } from '../services.ts';

/** Where the office edits the English of a row, and the page that shows it. */
export type EntryAddress = {
  english: string | null;
  /** `kind`: the name of a kind of content. Null where there is no page, or no preview of it. */
  page: { kind: string | null; address: string } | null;
};

export async function findEntryAddress(
  services: Pick<Services, 'db'>,
  { kind: { table }, id }: TranslationPlace,
): Promise<EntryAddress> {
  const kind = contentKinds.find((one) => one.table === table);
  if (kind) {
    const row = await findCmsRow(services, kind, id);
    const edit = `${href('/admin-dashboard')}/${kind.name}/${kind.screens.edit}/${encodeURIComponent(id)}`;
    const address = row && kind.address(row as unknown as CmsRow & { id: string });
    return { english: edit, page: address ? { kind: kind.name, address } : null };
  }
  return { english: englishOf(table, id), page: pageOf(table, id) };
}

function pageOf(table: string, id: string): EntryAddress['page'] {
  return table === 'info_pages' ? { kind: null, address: pagePathOfRow(id) } : null;
}

function englishOf(table: string, id: string): string | null {
  switch (table) {
    case 'info_pages':
      return `${href('/admin-dashboard/pages')}${pagePathOfRow(id)}`;
    case 'causes':
      return href('/admin-dashboard/donation/causes/:id', { id });
    case 'products':
      return href('/admin-dashboard/products/:id', { id });
    case 'settings':
      return href('/admin-dashboard/settings/:section', { section: id });
    case 'letters':
      return href('/admin-dashboard/settings/letters/:letter', { letter: id });
    default:
      return null;
  }
}
