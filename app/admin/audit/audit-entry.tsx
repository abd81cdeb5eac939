import { Link } from 'react-router';
import { Fact } from '#admin/records/fact.tsx';
import { RecordNumber } from '#admin/records/record-number.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import { storedWords } from '#admin/words/stored-words.ts';
import * as m from '#messages/admin/audit.ts';
import type { AuditRow } from '#server/audit/audit-queries.ts';
import { auditFieldsOf, differences } from './audit-fields.ts';
import type { SubjectLink } from './audit-links.ts';
import { actionWords } from './audit-words.ts';

/**
 * One entry of the audit log; the changes unfold under it. The record's number is shown because the
 * log is searched by it.
 */
export function AuditEntry({ row, link }: { row: AuditRow; link: SubjectLink | null }) {
  const { at, name, action, subject, details, before, after, address } = row;
  return (
    <li className="audit-entry">
      <div className="row between wrapx">
        <span>
          <b>{actionWords(action)}</b>
          <span className="sm muted block">
            {name ?? m.whoLeft}, {shortMoment(at)}
            {address && `, ${m.fromAddress(storedWords(address))}`}
          </span>
        </span>
        {link?.to ? (
          <Link to={link.to} className="sm audit-subject underline">
            {link.words}
          </Link>
        ) : (
          link && <span className="sm muted audit-subject">{link.words}</span>
        )}
      </div>
      <details>
        <summary>{m.details}</summary>
        <dl className="admin-facts">
          {auditFieldsOf(details).map(({ field, value }) => (
            <Fact key={field} label={field}>
              {value}
            </Fact>
          ))}
          {differences(before, after).map((one) => (
            <Fact key={one.field} label={one.field}>
              {one.before !== null && <del>{one.before}</del>} {one.after !== null && <ins>{one.after}</ins>}
            </Fact>
          ))}
          <Fact label={m.recordNumber}>
            <RecordNumber>{subject}</RecordNumber>
          </Fact>
        </dl>
      </details>
    </li>
  );
}
