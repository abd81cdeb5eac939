import { Link } from 'react-router';
import type { DonationDetail } from '#server/donations/donation-detail-queries.ts';

/** To the giver's own page, or for a guest to the other gifts of the same address or telephone. */
export function DonorLink({ donation, mayOpenPeople }: { donation: DonationDetail; mayOpenPeople: boolean }) {
  if (donation.personId && mayOpenPeople) {
    return (
      <Link to={`/admin-dashboard/people/${donation.personId}`} className="btn btn-quiet">
        <span>Their page</span>
      </Link>
    );
  }
  const mark = donation.email ?? donation.phone;
  return (
    mark && (
      <Link
        to={`/admin-dashboard/donation?${new URLSearchParams({ search: mark })}`}
        className="btn btn-quiet"
      >
        <span>All their gifts</span>
      </Link>
    )
  );
}
