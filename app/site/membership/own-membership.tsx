import { Form } from 'react-router';
import type { Benefit } from '#core/membership/benefits.ts';
import type { MembershipStage } from '#core/membership/membership-stage.ts';
import { membershipTones } from '#core/membership/membership-tones.ts';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import { receiptPdfPath } from '#core/receipts/receipt-paths.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/member.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import './own-membership.css';

type Part = {
  id: string;
  position: number;
  amount: Paise;
  dueOn: string;
  paidAt: Date | null;
  receiptId: string | null;
  receipt: string | null;
};

type OwnMembershipProps = {
  membership: {
    stage: MembershipStage;
    tier: string;
    number: string | null;
    card: string | null;
    amount: Paise;
    paid: Paise;
    parts: number;
    endReason: string | null;
    schedule: Part[];
    benefits: Benefit[];
    shop: { percent: number; saved: Paise; orders: number } | null;
    uses: { id: string; kind: Benefit['kind']; count: number; usedOn: string; note: string }[];
  };
};

/** One membership: how far it is, its parts, its card and what of it was used. */
export function OwnMembership({ membership }: OwnMembershipProps) {
  const { stage, tier, number, card, amount, paid, schedule, benefits, shop, uses } = membership;
  return (
    <article className="panel own-membership">
      <header>
        <div>
          <h2 className="text-h3">{m.membershipOf(tier)}</h2>
          {number && <p className="num muted">{number}</p>}
        </div>
        <Badge tone={membershipTones[stage]}>{m.stages[stage].badge}</Badge>
      </header>
      <p>
        {stage === 'ended' && membership.endReason
          ? m.endedBecause(membership.endReason)
          : m.stages[stage].lead}
      </p>
      {card && stage !== 'ended' && (
        <div>
          <ButtonLink to={href('/membership/card/:code', { code: card })} look="outline">
            {m.openCard}
          </ButtonLink>
        </div>
      )}
      {schedule.length > 0 && (
        <section>
          <h3 className="text-h4">{m.payments}</h3>
          <p className="num muted">{m.paidOf(formatRupees(paid, 'short'), formatRupees(amount, 'short'))}</p>
          <ul className="own-parts">
            {openFirst(schedule).map((part) => (
              <PartRow key={part.id} part={part} parts={membership.parts} open={stage !== 'ended'} />
            ))}
          </ul>
        </section>
      )}
      {(benefits.length > 0 || shop) && (
        <section>
          <h3 className="text-h4">{m.benefits}</h3>
          <ul className="own-parts">
            {benefits.map(({ kind, granted, used, left }) => (
              <li key={kind}>
                <b>{m.benefitNames[kind]}</b>
                <span className="num">{m.leftOf(left, granted, used)}</span>
              </li>
            ))}
            {shop && (
              <li>
                <b>{m.shopDiscount(shop.percent)}</b>
                <span className="num">{m.savedIn(formatRupees(shop.saved, 'short'), shop.orders)}</span>
              </li>
            )}
            {uses.map(({ id, kind, count, usedOn, note }) => (
              <li key={id} className="muted sm">
                <span className="num">{dayInWords(usedOn)}</span>
                <span>{m.used(count, m.benefitNames[kind], note)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

/** What is still to pay stands first, in the first screen of a phone. */
function openFirst(schedule: Part[]): Part[] {
  const isPaid = ({ paidAt }: Part) => paidAt !== null;
  return [...schedule.filter((part) => !isPaid(part)), ...schedule.filter(isPaid)];
}

function PartRow({ part, parts, open }: { part: Part; parts: number; open: boolean }) {
  const { id, position, amount, dueOn, paidAt, receiptId, receipt } = part;
  return (
    <li>
      <span className="num">
        <b>{formatRupees(amount, 'short')}</b>{' '}
        <span className="muted">{m.partDue(position, parts, dayInWords(dueOn))}</span>
      </span>
      {paidAt !== null ? (
        receiptId !== null ? (
          <a href={receiptPdfPath(receiptId)} className="underline">
            {m.paidWithReceipt(receipt ?? '')}
          </a>
        ) : (
          <span>{m.paid}</span>
        )
      ) : (
        open && (
          <Form method="post">
            <input type="hidden" name="part" value={id} />
            <Button size="sm" aria-label={m.payPart(position, formatRupees(amount, 'short'))}>
              {m.pay}
            </Button>
          </Form>
        )
      )}
    </li>
  );
}
