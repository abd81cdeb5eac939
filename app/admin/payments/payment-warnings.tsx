import { Form, Link, useNavigation } from 'react-router';
import { Fact } from '#admin/records/fact.tsx';
import { RecordNumber } from '#admin/records/record-number.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import * as m from '#messages/admin/payments.ts';
import type { WarningView } from '#server/purchases/warning-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Sentence } from '#ui/sentence.tsx';
import { warningWords } from './warning-words.ts';

type PaymentWarningsProps = { warnings: WarningView[]; maySee: boolean };

/** Snapshots of the gateway that somebody must review; renders nothing when there are none. */
export function PaymentWarnings({ warnings, maySee }: PaymentWarningsProps) {
  if (warnings.length === 0) return null;
  return (
    <ul className="admin-stack" aria-label={m.gatewayNews}>
      {warnings.map((warning) => (
        <Warning key={warning.id} warning={warning} maySee={maySee} />
      ))}
    </ul>
  );
}

function Warning({ warning, maySee }: { warning: WarningView; maySee: boolean }) {
  const saving = useNavigation().formData?.get('warningId') === warning.id;
  const { title, said, advice } = warningWords(warning);
  const { id, paymentId, known, warnedAt } = warning;
  return (
    <li className="panel">
      <header>
        <h2>{title}</h2>
        <Badge tone="wait">{m.lookAtIt}</Badge>
      </header>
      <p>{said}</p>
      <p className="muted">{advice}</p>
      <dl className="admin-facts">
        <Concerned warning={warning} />
        <Fact label={m.heard} num>
          {shortMoment(warnedAt)}
        </Fact>
        {paymentId && (
          <Fact label={m.gatewayNumber}>
            {known ? (
              <Link to={href('/admin-dashboard/donation/payments/:paymentId', { paymentId })}>
                {paymentId}
              </Link>
            ) : (
              <RecordNumber>{paymentId}</RecordNumber>
            )}
          </Fact>
        )}
      </dl>
      {maySee && (
        <Form method="post" className="row wrapx mt-4">
          <input type="hidden" name="warningId" value={id} />
          <Button look="outline" size="sm" busy={saving && m.saving} aria-label={m.lookedAtOf(title)}>
            {m.lookedAt}
          </Button>
        </Form>
      )}
    </li>
  );
}

/** The donation or order of the warning, where the gateway named one of ours. */
function Concerned({
  warning: { order, stay, passes, seat, donationId, orderId },
}: {
  warning: WarningView;
}) {
  if (seat)
    return (
      <Fact label={m.seat}>
        <Link to={href('/admin-dashboard/seats/:id', { id: seat.id })}>{m.seatOf(seat.number)}</Link>
      </Fact>
    );
  if (stay)
    return (
      <Fact label={m.stay}>
        <Link to={href('/admin-dashboard/stays/:id', { id: stay.id })}>{m.stayOf(stay.number)}</Link>
      </Fact>
    );
  if (passes) return <Fact label={m.passes}>{m.passesOf(passes.number)}</Fact>;
  if (order)
    return (
      <Fact label={m.order}>
        <Link to={href('/admin-dashboard/orders/:id', { id: order.id })}>
          <Sentence
            text={m.openOrder(order.number)}
            parts={{ num: (words) => <span className="num">{words}</span> }}
          />
        </Link>
      </Fact>
    );
  if (donationId)
    return (
      <Fact label={m.gift}>
        <Link to={href('/admin-dashboard/donation/single-donation/:id', { id: donationId })}>
          {m.openGift}
        </Link>
      </Fact>
    );
  return orderId ? (
    <Fact label={m.gatewayOrder}>
      <RecordNumber>{orderId}</RecordNumber>
    </Fact>
  ) : null;
}
