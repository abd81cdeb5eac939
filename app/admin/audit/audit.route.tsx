import { Link } from 'react-router';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { FilterForm } from '#admin/lists/filter-form.tsx';
import { readDate } from '#core/fields/date.ts';
import * as m from '#messages/admin/audit.ts';
import { listAudit, listAuditChoices } from '#server/audit/audit-queries.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { findAuditSubjects } from '#server/person-file/audit-subjects.ts';
import { Select, TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/audit.route';
import { AuditEntry } from './audit-entry.tsx';
import { subjectLink } from './audit-links.ts';
import { nounWords } from './audit-words.ts';

/** Who did what to which record, when, from which address. */
export const loader = forStaff('audit.read', async ({ url, services }) => {
  const query = url.searchParams;
  const text = (name: string, pattern: RegExp) => {
    const value = query.get(name)?.trim() ?? '';
    return pattern.test(value) ? value : null;
  };
  const day = (name: string) => {
    const read = readDate(query.get(name) ?? '', { from: '2000-01-01', to: '2100-12-31' });
    return read.ok ? read.value : null;
  };
  const filters = {
    personId: text('person', /^per_[\w-]{1,40}$/),
    noun: text('noun', /^[a-z-]{1,40}$/),
    subject: text('subject', /^[\w:.-]{1,80}$/),
    from: day('from'),
    to: day('to'),
    after: text('after', /^aud_[\w-]{1,40}$/),
  };
  const [found, choices] = await Promise.all([listAudit(services, filters), listAuditChoices(services)]);
  const subjects = await findAuditSubjects(
    services,
    found.rows.map((row) => row.subject),
  );
  return {
    ...found,
    ...choices,
    filters,
    links: Object.fromEntries(
      found.rows.map((row) => [row.id, subjectLink(row, subjects.get(row.subject) ?? null)]),
    ),
  };
});

export default function AuditScreen({ loaderData }: Route.ComponentProps) {
  const { rows, more, nouns, people, filters, links } = loaderData;
  const { personId, noun, subject, from, to } = filters;
  const query = { person: personId, noun, subject, from, to };
  return (
    <div className="admin-stack">
      <ScreenHead title={m.auditLog} />
      <FilterForm
        label={m.findActions}
        asked={query}
        all={href('/admin-dashboard/audit')}
        allWords={m.everything}
      >
        <Select
          optional
          name="person"
          label={m.who}
          placeholder={m.everybody}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={personId ?? ''}
        />
        <Select
          optional
          name="noun"
          label={m.what}
          placeholder={m.everything}
          options={nouns.map((each) => ({ value: each, label: nounWords(each) }))}
          defaultValue={noun ?? ''}
        />
        <TextInput optional name="from" label={m.from} type="date" defaultValue={from ?? ''} />
        <TextInput optional name="to" label={m.to} type="date" defaultValue={to ?? ''} />
        <TextInput optional name="subject" label={m.recordNumber} defaultValue={subject ?? ''} />
      </FilterForm>
      <section className="panel">
        {rows.length === 0 ? (
          <p className="muted">{m.nothingFits}</p>
        ) : (
          <ol className="admin-rows">
            {rows.map((row) => (
              <AuditEntry key={row.id} row={row} link={links[row.id] ?? null} />
            ))}
          </ol>
        )}
      </section>
      {more && <Older query={query} after={rows.at(-1)?.id ?? ''} />}
    </div>
  );
}

function Older({ query, after }: { query: Record<string, string | null>; after: string }) {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== null);
  return (
    <p>
      <Link to={`?${new URLSearchParams([...pairs, ['after', after]])}`} className="btn btn-outline btn-sm">
        {m.older}
      </Link>
    </p>
  );
}
