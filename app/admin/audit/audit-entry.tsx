import { Link } from 'react-router';
import { shortMoment } from '#admin/shared/moment-words.ts';
import type { AuditRow } from '#server/people/audit-queries.ts';
import { deedWords, differences, subjectPath } from './audit-words.ts';

/** One deed; what changed opens under it. */
export function AuditEntry({ row }: { row: AuditRow }) {
  const { at, name, action, subject, details, before, after, address } = row;
  const path = subjectPath(subject);
  const changed = differences(before, after);
  const told = Object.entries(details);
  return (
    <li className="audit-entry">
      <div className="row between wrapx">
        <span>
          <b>{deedWords(action)}</b>
          <span className="sm muted block">
            {name ?? 'Somebody who left'}, {shortMoment(at)}
            {address && `, from ${address}`}
          </span>
        </span>
        {path ? (
          <Link to={path} className="sm audit-subject">
            {subject}
          </Link>
        ) : (
          <span className="sm muted audit-subject">{subject}</span>
        )}
      </div>
      {(changed.length > 0 || told.length > 0) && (
        <details>
          <summary>What changed</summary>
          <dl className="office-facts">
            {told.map(([field, value]) => (
              <div key={field}>
                <dt>{field}</dt>
                <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
              </div>
            ))}
            {changed.map((one) => (
              <div key={one.field}>
                <dt>{one.field}</dt>
                <dd>
                  {one.before !== null && <del>{one.before}</del>}{' '}
                  {one.after !== null && <ins>{one.after}</ins>}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
}
