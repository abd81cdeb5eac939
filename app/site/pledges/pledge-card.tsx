import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import { Form, useNavigation } from 'react-router';
import { formatRupees, rupeesText } from '#core/money/paise.ts';
import { monthWords } from '#core/pledges/month.ts';
import type { PledgeMonth } from '#core/pledges/monthly-pledge.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/pledges.ts';
import type { OwnPledge } from '#server/pledges/pledge-queries.ts';
import { accountForm } from '#site/account/account-form.ts';
import type { Refused } from '#site/forms/form-state.ts';
import { donationLinesQuery } from '#site/giving/shown-lines.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { MoneyInput, Select } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { dayOptions } from './pledge-days.ts';

type PledgeCardProps = {
  pledge: OwnPledge;
  /** A refused change of this pledge. */
  refused: Refused | undefined;
};

/** One pledge: its state, what was given for it, and all its actions. */
export function PledgeCard({ pledge, refused }: PledgeCardProps) {
  const { causeTitle, amount, day, state, thisMonth, months } = pledge;
  const ended = state === 'ended';
  return (
    <li className="panel own-panel pledge">
      <div className="row between wrapx">
        <h2>{causeTitle}</h2>
        <StateBadge {...pledge} />
      </div>
      <p>
        <Sentence
          text={m.eachMonth(formatRupees(amount, 'short'), day)}
          parts={{ sum: (words) => <b className="num pledge-sum">{words}</b> }}
        />
      </p>
      <p className="muted">{stateWords(pledge)}</p>
      <Months months={ended ? months : [thisMonth, ...months]} current={!ended} />
      {!ended && <Steps pledge={pledge} />}
      {!ended && !pledge.open && refused && <Notice tone="bad">{m.notSaved}</Notice>}
      {!ended && (
        <div className="grid">
          {pledge.open && <ChangeForm pledge={pledge} refused={refused} />}
          <EndForm pledge={pledge} />
        </div>
      )}
    </li>
  );
}

function StateBadge({ state, open, thisMonth }: OwnPledge) {
  if (state === 'ended') return <Badge>{m.ended}</Badge>;
  if (!open) return <Badge tone="wait">{m.causeClosed}</Badge>;
  if (state === 'paused') return <Badge tone="wait">{m.resting}</Badge>;
  return thisMonth.fulfilled ? (
    <Badge tone="good">{m.fulfilledThisMonth}</Badge>
  ) : (
    <Badge tone="info">{m.running}</Badge>
  );
}

function stateWords({ state, open, nextOn, madeOn }: OwnPledge): string {
  if (state === 'ended') return m.madeOn(dayInWords(madeOn));
  if (!open) return m.noLetterNow;
  if (nextOn === null) return m.rests;
  return m.nextLetter(dayInWords(nextOn));
}

/** Twelve months, newest first; `current`: the first is not over. */
function Months({ months, current }: { months: PledgeMonth[]; current: boolean }) {
  if (months.length === 0) return null;
  return (
    <ul className="pledge-months">
      {months.slice(0, 12).map(({ month, amount, given, fulfilled, outcome }, at) => (
        <li key={month} className={fulfilled ? 'fulfilled' : undefined}>
          <span className="num">{monthWords(month)}</span>
          <span className="num">
            {fulfilled && <Icon of={Check} />}
            {outcomeWords({ given, amount, fulfilled, outcome }, current && at === 0)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function outcomeWords(
  { given, amount, fulfilled, outcome }: Omit<PledgeMonth, 'month'>,
  current: boolean,
): string {
  if (fulfilled) return m.fulfilled(formatRupees(given, 'short'));
  if (given > 0) return m.partGiven(formatRupees(given, 'short'), formatRupees(amount, 'short'));
  if (outcome === 'closed') return m.causeClosed;
  return current ? m.notGivenYet : m.notGiven;
}

function Steps({ pledge }: { pledge: OwnPledge }) {
  const { id, causeId, causeTitle, amount, state, open, thisMonth } = pledge;
  const busy = useNavigation().formData?.get('pledgeId') === id;
  const of = <span className="sr">: {causeTitle}</span>;
  const checkout = donationLinesQuery([
    { causeId, typeId: null, ownAmount: rupeesText(amount), quantity: '1', shown: '' },
  ]);
  return (
    <div className="row wrapx">
      {open && !thisMonth.fulfilled && (
        <ButtonLink
          to={`${href('/donation-checkout')}?${checkout}`}
          look="strong"
          size="sm"
          icon={<Icon of={ArrowRight} />}
        >
          {m.giveThisMonth}
          {of}
        </ButtonLink>
      )}
      <Form method="post" action={href('/donation-history/monthly')} className="row wrapx">
        <input type="hidden" name="pledgeId" value={id} />
        <Button
          look="outline"
          size="sm"
          name="intent"
          value={state === 'paused' ? 'resume' : 'pause'}
          busy={busy && m.saving}
        >
          {state === 'paused' ? m.resume : m.pause}
          {of}
        </Button>
      </Form>
    </div>
  );
}

/** Cannot be undone: confirmed once more. */
function EndForm({ pledge: { id, causeTitle } }: { pledge: OwnPledge }) {
  const of = <span className="sr">: {causeTitle}</span>;
  return (
    <details>
      <summary className="fold-link">
        {m.endPromise}
        {of}
      </summary>
      <Form
        method="post"
        action={href('/donation-history/monthly')}
        className="grid gap-3 justify-items-start"
      >
        <input type="hidden" name="pledgeId" value={id} />
        <p className="muted sm">{m.endsLetters}</p>
        <Button look="outline" size="sm" name="intent" value="end">
          {m.endIt}
          {of}
        </Button>
      </Form>
    </details>
  );
}

function ChangeForm({ pledge, refused }: PledgeCardProps) {
  const { id, version, amount, day } = pledge;
  const state = accountForm(refused);
  const idOf = (field: string) => `${field}-${id}`;
  const typed = (field: string, stored: string) => (refused ? state.typedOf(field) : stored);
  const problems = state.summary.map(({ field, message }) => ({
    // The problem may concern its cause, which has no field here.
    field: field === 'amount' || field === 'day' ? idOf(field) : undefined,
    message,
  }));
  return (
    <details className="pledge-change" open={refused !== undefined}>
      <summary className="fold-link">{m.changeIt}</summary>
      <Form method="post" action={href('/donation-history/monthly')} noValidate className="door-form">
        <FormError problems={problems} />
        <input type="hidden" name="intent" value="change" />
        <input type="hidden" name="pledgeId" value={id} />
        <input type="hidden" name="version" value={version} />
        <div className="pledge-fields">
          <MoneyInput
            id={idOf('amount')}
            name="amount"
            label={m.amountEachMonth}
            defaultValue={typed('amount', rupeesText(amount).replace(/\.00$/, ''))}
            error={state.errorOf('amount')}
          />
          <Select
            id={idOf('day')}
            name="day"
            label={m.dayOfLetter}
            options={dayOptions}
            defaultValue={typed('day', String(day))}
            error={state.errorOf('day')}
          />
        </div>
        <div className="row wrapx">
          <Button look="strong" size="sm">
            {m.saveChange}
          </Button>
        </div>
      </Form>
    </details>
  );
}
