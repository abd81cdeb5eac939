import { Link } from 'react-router';
import * as m from '#messages/order-history.ts';

/** To the page of a booking: a number alone does not look like a link on a phone. */
export function SeeLink({ to, number }: { to: string; number: number }) {
  return (
    <Link to={to} className="btn btn-quiet btn-sm">
      <span>
        {m.see}
        <span className="sr"> {m.ofBooking(number)}</span>
      </span>
    </Link>
  );
}
