import { Form } from 'react-router';
import { shortMoment } from '#admin/shared/moment-words.ts';
import type { listGatewayEvents } from '#server/system/system-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

type Events = Awaited<ReturnType<typeof listGatewayEvents>>;

export function EventList({ events }: { events: Events }) {
  if (events.length === 0) return <p className="muted">Nothing yet.</p>;
  return (
    <ul className="office-rows">
      {events.map(({ id, kind, orderId, paymentId, outcome, receivedAt }) => (
        <li key={id} className="row between wrapx">
          <span className="grow-text">
            <b>{kind}</b>
            <span className="sm muted block num">
              {[shortMoment(receivedAt), orderId, paymentId].filter(Boolean).join(', ')}
            </span>
          </span>
          <span className="row wrapx">
            <Badge tone={outcome === null ? 'wait' : 'info'}>
              {outcome?.replaceAll('-', ' ') ?? 'Waits'}
            </Badge>
            {outcome !== 'not-used' && (
              <Form method="post">
                <input type="hidden" name="intent" value="replay-event" />
                <input type="hidden" name="id" value={id} />
                <Button look="outline" size="sm" aria-label={`Replay ${kind} of ${shortMoment(receivedAt)}`}>
                  Replay
                </Button>
              </Form>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
