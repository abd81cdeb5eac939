import { Link } from 'react-router';
import * as m from '#messages/admin/donations.ts';
import type { DonationDetail } from '#server/donations/donation-detail-queries.ts';
import { href } from '#ui/href.ts';

/**
 * Links to the donor's page, or for a guest to the other donations with the same address or
 * telephone.
 */
export function DonorLink({ donation, mayOpenPeople }: { donation: DonationDetail; mayOpenPeople: boolean }) {
  if (donation.personId && mayOpenPeople) {
    return (
      <Link to={href('/admin-dashboard/people/:id', { id: donation.personId })} className="btn btn-quiet">
        <span>{m.theirPage}</span>
      </Link>
    );
  }
  const mark = donation.email ?? donation.phone;
  return (
    mark && (
      <Link
        to={`${href('/admin-dashboard/donation')}?${new URLSearchParams({ search: mark })}`}
        className="btn btn-quiet"
      >
        <span>{m.allTheirGifts}</span>
      </Link>
    )
  );
}
