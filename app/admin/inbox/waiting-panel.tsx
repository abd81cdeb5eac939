import { Form, Link, useNavigation } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import * as m from '#messages/admin/inbox.ts';
import type { Waiting } from '#server/classes/waiting-list.ts';
import { Button } from '#ui/button.tsx';
import { href } from '#ui/href.ts';

type WaitingPanelProps = { id: string; waiting: Waiting; mayGive: boolean; notified: boolean };

/** The position on the waiting list of a class, and the button that gives the first a free seat. */
export function WaitingPanel({ id, waiting, mayGive, notified }: WaitingPanelProps) {
  const giving = useNavigation().formData?.get('intent') === 'seat';
  const { place, waiting: count, seatsFree, firstId } = waiting;
  const free = seatsFree > 0;
  return (
    <Panel
      aria-labelledby="waiting"
      title={m.waitingList}
      aside={<span className="num">{m.placeOf(place, count)}</span>}
    >
      <p className="num">{m.givenInOrder(Math.max(0, seatsFree))}</p>
      {free && firstId !== id && (
        <p className="mt-2">
          <Link to={href('/admin-dashboard/inbox/:id', { id: firstId })} className="underline">
            {m.seeFirst}
          </Link>
        </p>
      )}
      {free && firstId === id && mayGive && (
        <Form method="post" className="mt-4">
          <input type="hidden" name="intent" value="seat" />
          <p className="muted sm mb-2">{notified ? m.informedByLetter : m.noLetter}</p>
          <Button look="strong" size="sm" busy={giving && m.giving}>
            {m.giveSeat}
          </Button>
        </Form>
      )}
    </Panel>
  );
}
