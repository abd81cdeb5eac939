import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import * as m from '#messages/ui.ts';
import { Icon } from '../icon.tsx';
import './tabs.css';

/** Links to the pages of a list; `hrefOf` makes the address of page n (from 1). */
export function Pagination({
  page,
  pages,
  hrefOf,
}: {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}) {
  if (pages < 2) return null;
  const near = Array.from({ length: pages }, (_, at) => at + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return (
    <nav aria-label={m.pages} className="pages">
      {page > 1 && (
        <Link to={hrefOf(page - 1)} rel="prev" aria-label={m.previousPage}>
          <Icon of={ChevronLeft} />
        </Link>
      )}
      {near.flatMap((number, at) => {
        const skipped = number - (near[at - 1] ?? 0) > 1;
        const link =
          number === page ? (
            <span key={number} aria-current="page">
              {number}
            </span>
          ) : (
            <Link key={number} to={hrefOf(number)}>
              <span className="sr">{m.page} </span>
              {number}
            </Link>
          );
        return skipped ? [<span key={`gap-${number}`}>…</span>, link] : [link];
      })}
      {page < pages && (
        <Link to={hrefOf(page + 1)} rel="next" aria-label={m.nextPage}>
          <Icon of={ChevronRight} />
        </Link>
      )}
    </nav>
  );
}
