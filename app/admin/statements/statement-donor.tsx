import { Link } from 'react-router';
import * as m from '#messages/admin/statements.ts';
import { href } from '#ui/href.ts';

/** The donor of a line, as a link to one of the gifts that it counts. */
export function StatementDonor({ donationId, name }: { donationId: string; name: string }) {
  return (
    <Link
      to={href('/admin-dashboard/donation/single-donation/:id', { id: donationId })}
      className="font-semibold"
    >
      {name || m.withoutName}
    </Link>
  );
}
