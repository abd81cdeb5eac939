import { Link } from 'react-router';
import { shortMoment } from '#admin/words/moment-words.ts';
import * as m from '#messages/admin/records.ts';

type RevisionsPanelProps = {
  /** Newest first; one without a moment is the original. */
  revisions: { version: number; savedAt: Date | null; savedBy: string | null }[];
  version: number;
  looksAt: number | null;
};

/** Every save of a row; an older one opens in the form, and is restored by saving it. */
export function RevisionsPanel({ revisions, version, looksAt }: RevisionsPanelProps) {
  return (
    <details className="panel revision-history" open={looksAt !== null}>
      <summary>{m.history}</summary>
      <ol className="admin-timeline mt-4">
        {revisions.map((one) => {
          const here = looksAt === null ? one.version === version : one.version === looksAt;
          return (
            <li key={one.version}>
              <span className="num">{one.savedAt ? shortMoment(one.savedAt) : m.fromTheFirst}</span>
              <span className="muted">{one.savedBy ?? (one.savedAt ? m.beforeHistory : m.cameWithSite)}</span>
              {here ? (
                <span className="faint">{m.shownHere}</span>
              ) : (
                <Link to={one.version === version ? '?' : `?version=${one.version}`} className="quiet-link">
                  {one.version === version ? m.currentVersion : m.openVersion}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
