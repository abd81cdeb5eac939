import { Link } from 'react-router';
import type { MarkedText } from '#core/search/excerpt-around.ts';
import type { SearchHit, SearchResult } from '#server/search/search-queries.ts';
import { SearchForm } from '#site/frame/search-form.tsx';
import { UsefulLinks } from '#site/frame/useful-links.tsx';
import { Notice } from '#ui/notice.tsx';
import './search.css';

const kindWords: Record<SearchHit['kind'], string> = {
  page: 'Page',
  blog: 'Blog',
  event: 'Event',
  cause: 'Donation',
  seva: 'Seva',
  tour: 'Tour',
  class: 'Class',
  product: 'Shop',
};

type SearchPageProps = {
  query: string;
  /** Null for an empty query. */
  found: SearchResult | null;
  tooMany: boolean;
};

export function SearchPage({ query, found, tooMany }: SearchPageProps) {
  return (
    <section className="section search">
      <div className="wrap">
        <h1>Search</h1>
        <SearchForm id="search-page" query={query} focused={query === ''} />
        <div aria-live="polite">
          {tooMany && (
            <Notice tone="bad">
              That was many searches in a short time. Please wait a minute and try again.
            </Notice>
          )}
          {found && <Found query={query} found={found} />}
        </div>
        {found && found.hits.length > 0 && <Hits hits={found.hits} />}
        {(found?.hits.length ?? 0) === 0 && <UsefulLinks title="Often looked for" />}
      </div>
    </section>
  );
}

function Found({ query, found: { total, hits, loose } }: { query: string; found: SearchResult }) {
  if (total === 0) {
    return (
      <p className="lead">
        Nothing found for <q>{query}</q>. Try fewer letters or another spelling; Sanskrit may be written with
        or without marks, and Hindi in Devanagari.
      </p>
    );
  }
  return (
    <p className="muted">
      {loose ? (
        <>
          No page holds all of <q>{query}</q>. These hold a part of it:
        </>
      ) : (
        <>
          {resultsShown(hits.length, total)} for <q>{query}</q>
        </>
      )}
    </p>
  );
}

function resultsShown(shown: number, total: number): string {
  if (total > shown) return `${shown} of ${total} results`;
  return total === 1 ? '1 result' : `${total} results`;
}

function Hits({ hits }: { hits: readonly SearchHit[] }) {
  return (
    <ol className="hits">
      {hits.map((hit) => (
        <li key={hit.path}>
          <Link to={hit.path}>
            <span className="chip">{kindWords[hit.kind]}</span>
            <h2>
              <Marked text={hit.title} />
            </h2>
            <p className="muted">
              <Marked text={hit.excerpt} />
            </p>
          </Link>
        </li>
      ))}
    </ol>
  );
}

function Marked({ text }: { text: MarkedText }) {
  return text.map((part, at) =>
    part.marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts never change places
      <mark key={at}>{part.text}</mark>
    ) : (
      part.text
    ),
  );
}
