import { Form, Link, useNavigation } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
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
      title="Waiting list"
      aside={
        <span className="num">
          {place} of {count}
        </span>
      }
    >
      <p className="num">
        {free ? (seatsFree === 1 ? '1 seat is free.' : `${seatsFree} seats are free.`) : 'No seat is free.'}{' '}
        Seats are given in order.
      </p>
      {free && firstId !== id && (
        <p className="mt-2">
          <Link to={href('/admin-dashboard/inbox/:id', { id: firstId })} className="underline">
            See who waits first
          </Link>
        </p>
      )}
      {free && firstId === id && mayGive && (
        <Form method="post" className="mt-4">
          <input type="hidden" name="intent" value="seat" />
          <p className="muted sm mb-2">
            {notified ? 'They are told by letter.' : 'No letter reaches them: call them too.'}
          </p>
          <Button look="strong" size="sm" busy={giving && 'Giving…'}>
            Give them the seat
          </Button>
        </Form>
      )}
    </Panel>
  );
}
