import { data, Form, redirect } from 'react-router';
import { ConfirmAction } from '#admin/forms/confirm-action.tsx';
import { DoneNotice } from '#admin/forms/done-notice.tsx';
import { asProblems } from '#admin/forms/field-errors.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { shortMoment } from '#admin/words/moment-words.ts';
import * as m from '#messages/admin/passes.ts';
import { forStaff, on, type StaffForm, staffActions } from '#server/auth/staff-route.ts';
import { listKeys, makePassKey, type PassKey, withdrawPassKey } from '#server/passes/staff/save-keys.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/keys.route';
import { ConfirmedButton } from './confirmed-button.tsx';

/** What signs passes: the key of today, and those before it. */
export const loader = forStaff('passes.keys', async ({ url, services }) => ({
  keys: await listKeys(services),
  done: url.searchParams.get('done'),
}));

type KeysForm = StaffForm<Route.ActionArgs>;

export const action = staffActions(
  {
    makeKey: on(makePassKey, () => []),
    withdrawKey: on(withdrawPassKey, ({ text }: KeysForm) => [text('keyId')]),
  },
  ({ intent }: KeysForm, outcome) => {
    if (outcome.ok) throw redirect(`${href('/admin-dashboard/passes/keys')}?done=${intent}`, 303);
    return data({ problems: asProblems(outcome) }, { status: 422 });
  },
);

export { lookAgain as shouldRevalidate } from '#admin/forms/look-again.ts';

export const handle = { crumb: m.keys } satisfies AdminHandle;

export default function Keys({ loaderData: { keys, done }, actionData }: Route.ComponentProps) {
  const refused = actionData?.problems[0];
  return (
    <div className="admin-stack">
      <ScreenHead title={m.keys} note={m.keysNote} />
      {refused && <Notice tone="bad">{adminMessageFor(refused.code)}</Notice>}
      {!actionData && <DoneNotice done={done} words={m.done} />}
      <section className="panel admin-stack">
        {keys.length === 0 && <p className="muted">{m.noKey}</p>}
        <ul className="admin-rows">
          {keys.map((key) => (
            <KeyRow key={key.id} of={key} />
          ))}
        </ul>
        <ConfirmAction label={m.newKey} ask={m.newKeyAsk}>
          <Form method="post">
            <Button size="sm" name="intent" value="makeKey">
              {m.newKey}
            </Button>
          </Form>
        </ConfirmAction>
      </section>
    </div>
  );
}

function KeyRow({ of: { id, signing, madeAt, withdrawnAt, passes } }: { of: PassKey }) {
  const past = withdrawnAt ? m.withdrawnOn(shortMoment(withdrawnAt)) : m.signedPasses(passes);
  return (
    <li className="row wrapx between">
      <span>
        <b>
          {m.theKey} <code lang="en">{id}</code>
        </b>
        <span className="muted sm block num">{`${m.madeOn(shortMoment(madeAt))} · ${past}`}</span>
      </span>
      <span className="row wrapx">
        <StateBadge {...{ signing, withdrawn: withdrawnAt !== null }} />
        {!signing && !withdrawnAt && (
          <ConfirmedButton
            label={m.withdraw}
            of={id}
            ask={m.withdrawKeyAsk(passes)}
            intent="withdrawKey"
            name="keyId"
            value={id}
            button={m.withdrawKey}
          />
        )}
      </span>
    </li>
  );
}

function StateBadge({ signing, withdrawn }: { signing: boolean; withdrawn: boolean }) {
  if (signing) return <Badge tone="good">{m.signs}</Badge>;
  return withdrawn ? <Badge tone="bad">{m.withdrawn}</Badge> : <Badge tone="info">{m.trusted}</Badge>;
}
