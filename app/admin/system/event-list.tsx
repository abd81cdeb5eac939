import { Form } from 'react-router';
import { RecordNumber } from '#admin/records/record-number.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import { sumWords } from '#admin/words/sum-words.ts';
import * as m from '#messages/admin/system.ts';
import type { listGatewayEvents } from '#server/system/system-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { eventWords, outcomeWords } from './system-words.ts';

type Events = Awaited<ReturnType<typeof listGatewayEvents>>;

export function EventList({ events }: { events: Events }) {
  if (events.length === 0) return <p className="muted">{m.noEvent}</p>;
  return (
    <ul className="admin-rows">
      {events.map(({ id, kind, orderId, paymentId, outcome, receivedAt, parked, says, ...trial }) => (
        <li key={id} className="row between wrapx">
          <span className="grow-text">
            <b>{eventWords(kind)}</b>
            <span className="sm muted block num">
              {shortMoment(receivedAt)}
              {says && `, ${sumWords(says)}`}
              {says && says.refunded > 0 && `, ${m.wentBack(sumWords({ ...says, amount: says.refunded }))}`}
            </span>
            {outcome === null && <TrialLine {...trial} parked={parked} />}
            {[paymentId, orderId].map(
              (number) =>
                number && (
                  <span key={number} className="sm muted block">
                    <RecordNumber>{number}</RecordNumber>
                  </span>
                ),
            )}
          </span>
          <span className="row wrapx">
            <Badge tone={parked ? 'bad' : outcome === null ? 'wait' : 'info'}>
              {outcomeWords(outcome, parked)}
            </Badge>
            {outcome !== 'not-used' && (
              <Form method="post">
                <input type="hidden" name="intent" value="replay-event" />
                <input type="hidden" name="id" value={id} />
                <Button
                  look="outline"
                  size="sm"
                  aria-label={m.readAgainOf(eventWords(kind), shortMoment(receivedAt))}
                >
                  {m.readAgain}
                </Button>
              </Form>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

type Trial = Pick<Events[number], 'tries' | 'error' | 'nextTryAt' | 'parked'>;

/** For an event that waits: the number of tries, the next try, and the error. */
function TrialLine({ tries, error, nextTryAt, parked }: Trial) {
  if (tries === 0) return null;
  return (
    <span className="sm muted wrap-anywhere block">
      {parked
        ? m.triesParked(tries)
        : nextTryAt
          ? m.triesNext(tries, shortMoment(nextTryAt))
          : m.tries(tries)}{' '}
      {error ?? ''}
    </span>
  );
}
