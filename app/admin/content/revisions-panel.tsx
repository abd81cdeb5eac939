import { Link } from 'react-router';
import { shortMoment } from '#admin/shared/moment-words.ts';
import type { Revision } from '#server/content/desk/desk-queries.ts';

/** Every save of a row; an older one opens in the form, and is brought back by saving it. */
export function RevisionsPanel({
  revisions,
  version,
  looksAt,
}: {
  revisions: Revision[];
  version: number;
  looksAt: number | null;
}) {
  return (
    <details className="panel desk-history">
      <summary>History</summary>
      <ol className="office-timeline mt-4">
        {revisions.map((one) => {
          const here = looksAt === null ? one.version === version : one.version === looksAt;
          return (
            <li key={one.version}>
              <span className="num">{shortMoment(one.savedAt)}</span>
              <span className="muted">{one.savedBy ?? 'Before the history began'}</span>
              {here ? (
                <span className="faint">Shown here</span>
              ) : (
                <Link to={one.version === version ? '?' : `?version=${one.version}`} className="desk-quiet">
                  {one.version === version ? 'As it stands now' : 'Open this version'}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
