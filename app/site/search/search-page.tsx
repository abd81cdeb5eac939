import { Link } from 'react-router';
import type { MarkedText } from '#core/search/excerpt-around.ts';
import * as m from '#messages/search.ts';
import type { SearchHit, SearchResult } from '#server/search/search-queries.ts';
import { SearchForm } from '#site/frame/search-form.tsx';
import { UsefulLinks } from '#site/frame/useful-links.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';
import './search.css';

const kindWords: Record<SearchHit['kind'], string> = {
  page: m.page,
  blog: m.blog,
  event: m.event,
  cause: m.donation,
  seva: m.seva,
  tour: m.tour,
  class: m.classKind,
  product: m.shop,
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
        <h1>{m.search}</h1>
        <SearchForm id="search-page" query={query} focused={query === ''} />
        <div aria-live="polite">
          {tooMany && <Notice tone="bad">{m.tooMany}</Notice>}
          {found && <Found query={query} found={found} />}
        </div>
        {found && found.hits.length > 0 && <Hits hits={found.hits} />}
        {(found?.hits.length ?? 0) === 0 && <UsefulLinks title={m.oftenLookedFor} />}
      </div>
    </section>
  );
}

function Found({ query, found: { total, hits, loose } }: { query: string; found: SearchResult }) {
  const parts = { query: () => <q>{query}</q> };
  if (total === 0) {
    return (
      <p className="lead">
        <Sentence text={m.nothingFound} parts={parts} />
      </p>
    );
  }
  const text = loose ? m.someWords : resultsShown(hits.length, total);
  return (
    <p className="muted">
      <Sentence text={text} parts={parts} />
    </p>
  );
}

function resultsShown(shown: number, total: number): string {
  return total > shown ? m.firstResults(shown, total) : m.results(total);
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
