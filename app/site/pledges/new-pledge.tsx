import { Form, useNavigation } from 'react-router';
import * as m from '#messages/pledges.ts';
import { accountForm } from '#site/account/account-form.ts';
import type { Refused } from '#site/forms/form-state.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MoneyInput, Select } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { dayOptions } from './pledge-days.ts';

type NewPledgeProps = {
  /** The causes without a pledge of this Devotee. */
  causes: { value: string; label: string }[];
  /** What the address asks for; `taken` if that cause has a pledge already. */
  prefill: { cause: string; amount: string; taken: boolean };
  usualDay: number;
  refused: Refused | undefined;
  /** There are pledges and the address asks for nothing: the form stays folded. */
  folded: boolean;
};

/** The form of a new pledge; folded below the others unless the address asks for it. */
export function NewPledge(props: NewPledgeProps) {
  const { causes, prefill, refused, folded } = props;
  if (prefill.taken && !refused) {
    return <Notice>{m.promisedAlready}</Notice>;
  }
  if (causes.length === 0) {
    return folded ? null : (
      <EmptyState
        picture="donate"
        title={m.noCauseOpen}
        actions={<ButtonLink to={href('/donation')}>{m.seeCauses}</ButtonLink>}
      >
        {m.anyAmountCauses}
      </EmptyState>
    );
  }
  if (folded) {
    return (
      <details className="panel">
        <summary className="fold-link">{m.promiseAnother}</summary>
        <PledgeForm {...props} />
      </details>
    );
  }
  return (
    <div className="panel own-panel">
      <h2>{m.promiseMonthly}</h2>
      <PledgeForm {...props} />
    </div>
  );
}

function PledgeForm({ causes, prefill, usualDay, refused }: NewPledgeProps) {
  const state = accountForm(refused);
  const { formData, state: now } = useNavigation();
  const sending = now !== 'idle' && formData?.get('intent') === 'make';
  const typed = (field: string, else_: string) => (refused ? state.typedOf(field) : else_);
  const unknownCause =
    !refused && prefill.cause !== '' && !causes.some(({ value }) => value === prefill.cause);
  return (
    <Form method="post" action={href('/donation-history/monthly')} noValidate className="door-form">
      <FormError problems={state.summary} />
      {unknownCause && <Notice>{m.causeTakesNone}</Notice>}
      <input type="hidden" name="intent" value="make" />
      <div className="pledge-fields">
        <Select
          name="cause"
          label={m.cause}
          placeholder={m.chooseCause}
          options={causes}
          defaultValue={typed('cause', prefill.cause)}
          error={state.errorOf('cause')}
        />
        <MoneyInput
          name="amount"
          label={m.amountEachMonth}
          defaultValue={typed('amount', prefill.amount)}
          error={state.errorOf('amount')}
        />
        <Select
          name="day"
          label={m.dayOfLetter}
          optional
          placeholder={m.theDayAsToday(usualDay)}
          options={dayOptions}
          defaultValue={typed('day', '')}
          error={state.errorOf('day')}
        />
      </div>
      <div className="row wrapx">
        <Button busy={sending && m.saving}>{m.promiseIt}</Button>
      </div>
    </Form>
  );
}
