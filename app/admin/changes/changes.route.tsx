import { data, Form, redirect } from 'react-router';
import { DoneNotice } from '#admin/forms/done-notice.tsx';
import { ProofPanel } from '#admin/forms/proof-field.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { Fact } from '#admin/records/fact.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { shortMoment } from '#admin/words/moment-words.ts';
import { isFreshlyProven } from '#core/people/fresh-proof.ts';
import * as m from '#messages/admin/changes.ts';
import { proveAgain } from '#server/auth/prove-again.ts';
import { does, forStaff, on, staffActions } from '#server/auth/staff-route.ts';
import { listWaitingChanges, type WaitingChange } from '#server/second-owner/change-queries.ts';
import { decideChange } from '#server/second-owner/decide-change.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/changes.route';

/** Changes that wait for approval by a second owner. */
export const loader = forStaff('changes.decide', async ({ url, services, staff }) => {
  return {
    me: staff.personId,
    changes: await listWaitingChanges(services),
    asksProof: !isFreshlyProven(staff, services.clock()),
    done: url.searchParams.get('done'),
  };
});

export const action = staffActions(
  {
    prove: does('changes.decide', ({ services, staff, text }) => proveAgain(services, staff, text('proof'))),
    approve: on(decideChange, ({ text }) => [text('id'), 'approved' as const]),
    decline: on(decideChange, ({ text }) => [text('id'), 'declined' as const]),
  },
  ({ intent }, outcome) => {
    if (!outcome.ok) return data({ intent, code: outcome.code }, { status: intent === 'prove' ? 422 : 409 });
    const done = { prove: '', approve: '?done=approved', decline: '?done=declined' }[intent];
    throw redirect(`${href('/admin-dashboard/changes')}${done}`);
  },
);

const doneWords: Record<string, string> = {
  approved: m.approved,
  declined: m.declined,
};

export default function Changes({ loaderData, actionData }: Route.ComponentProps) {
  const { me, changes, asksProof, done } = loaderData;
  return (
    <div className="admin-stack">
      <ScreenHead title={m.secondOwner} note={m.secondOwnerNote} />
      {actionData && actionData.intent !== 'prove' && (
        <Notice tone="bad">{adminMessageFor(actionData.code)}</Notice>
      )}
      {!actionData && <DoneNotice done={done} words={doneWords} />}
      {asksProof && changes.length > 0 && (
        <ProofPanel code={actionData?.intent === 'prove' ? actionData.code : null} />
      )}
      {changes.length === 0 && (
        <section className="panel">
          <EmptyState title={m.nothingWaits}>{m.nothingWaitsNote}</EmptyState>
        </section>
      )}
      {changes.map((change) => (
        <Change key={change.id} change={change} own={change.askedBy.id === me} />
      ))}
    </div>
  );
}

function Change({ change, own }: { change: WaitingChange; own: boolean }) {
  const { id, title, rows, askedBy, askedAt, doneByItselfAt, expiresAt } = change;
  return (
    <Panel
      aria-labelledby={id}
      title={title.charAt(0).toUpperCase() + title.slice(1)}
      aside={<span className="muted sm">{m.askedBy(askedBy.name ?? m.whoLeft, shortMoment(askedAt))}</span>}
    >
      <dl className="admin-facts">
        {rows.map(({ label, before, after }) => (
          <Fact key={label} label={label} num>
            <del>{before}</del> <ins>{after}</ins>
          </Fact>
        ))}
      </dl>
      <p className="mt-4 muted">
        {doneByItselfAt
          ? m.doneByItself(shortMoment(doneByItselfAt))
          : m.otherDecides(shortMoment(expiresAt))}
      </p>
      <Form method="post" className="row wrapx mt-4">
        <input type="hidden" name="id" value={id} />
        {!own && (
          <Button name="intent" value="approve" look="strong" size="sm">
            {m.approve}
          </Button>
        )}
        <Button name="intent" value="decline" look="outline" size="sm">
          {own ? m.takeBack : m.decline}
        </Button>
      </Form>
    </Panel>
  );
}
