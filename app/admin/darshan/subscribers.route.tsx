import { data, Form, redirect } from 'react-router';
import { DoneNotice } from '#admin/forms/done-notice.tsx';
import { FileButton } from '#admin/forms/file-button.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { mayDo } from '#core/people/roles.ts';
import { longDate } from '#core/time/date-words.ts';
import * as m from '#messages/admin/darshan.ts';
import { forStaff, on, staffAction } from '#server/auth/staff-route.ts';
import { removeSubscriber } from '#server/darshan/remove-subscriber.ts';
import { listSubscribers, type Subscriber } from '#server/darshan/subscriber-queries.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { type Column, Table } from '#ui/table/table.tsx';
import { Pagination } from '#ui/tabs/pagination.tsx';
import type { Route } from './+types/subscribers.route';

/** Who asked for the day's darshan by e-mail. */
export const loader = forStaff('people.read', async ({ url, services, staff: { roles } }) => {
  const list = await listSubscribers(services, url.searchParams.get('page'));
  if (!list) throw new Response(null, { status: 404 });
  return {
    ...list,
    may: { remove: mayDo(roles, 'people.write'), export: mayDo(roles, 'people.export') },
    done: url.searchParams.get('done') ?? '',
  };
});

export const action = staffAction(
  on(removeSubscriber, ({ text }) => [text('email')]),
  (_, outcome) => {
    if (!outcome.ok) return data({ message: adminMessageFor(outcome.code) }, { status: 422 });
    throw redirect(`${href('/admin-dashboard/daily-darshan/readers')}?done=removed`);
  },
);

const doneWords = { removed: m.takenOff };

export default function Subscribers({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, count, paging, may, done } = loaderData;
  return (
    <div className="admin-stack">
      <div className="admin-head mb-0">
        <div>
          <h1>{m.darshanByEmail}</h1>
          <p className="muted num" role="status">
            {m.readers(count)}
          </p>
          <p className="muted">{m.readersNote}</p>
        </div>
        {may.export && count > 0 && (
          <FileButton action={href('/admin-dashboard/daily-darshan/readers/readers.csv')}>
            {m.saveAsFile}
          </FileButton>
        )}
      </div>
      {actionData ? (
        <Notice tone="bad">{actionData.message}</Notice>
      ) : (
        <DoneNotice done={done} words={doneWords} />
      )}
      <section className="panel">
        {rows.length > 0 ? (
          <Table
            caption={m.readersTable}
            columns={may.remove ? [...columns, remove] : columns}
            rows={rows}
            rowKey={({ email }) => email}
          />
        ) : (
          <EmptyState title={m.nobodyYet}>{m.nobodyYetNote}</EmptyState>
        )}
        <Pagination {...paging} hrefOf={(page) => `?page=${page}`} />
      </section>
    </div>
  );
}

const columns: Column<Subscriber>[] = [
  { label: m.email, cell: ({ email }) => <span className="break-all">{email}</span> },
  { label: m.since, cell: ({ consentedAt }) => <span className="num">{longDate(consentedAt)}</span> },
];

const remove: Column<Subscriber> = {
  label: m.remove,
  cell: ({ email }) => (
    <Form method="post" action="?">
      <input type="hidden" name="email" value={email} />
      <Button look="outline" size="sm" aria-label={m.removeReader(email)}>
        {m.remove}
      </Button>
    </Form>
  ),
};
