import { contentKinds } from '#core/cms/kinds/content-kinds.ts';
import type { LedgerRow } from '#core/donations/donation-view.ts';
import { type MediaFile, mediaFileKinds } from '#core/media/media-file.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Staff } from '#core/people/viewer.ts';
import type { SeatView } from '#core/seats/seat-view.ts';
import type { StayView } from '#core/stay/stay-view.ts';
import { type FoundRow, findRows } from '../cms/find-rows.ts';
import { everyDonation, listDonations } from '../donations/ledger-queries.ts';
import { listMediaFiles } from '../media/media-queries.ts';
import type { MembershipRow } from '../membership/membership-queries.ts';
import { listAskedMembers } from '../membership/office-list.ts';
import { type FoundOrder, findOrders } from '../orders/queries/find-orders.ts';
import { type FoundBooking, findBookings } from '../passes/staff/booking-list.ts';
import { listPeople, type PersonRow } from '../person-file/people-queries.ts';
import { type AdminVariant, listAdminVariants } from '../products/admin-product-queries.ts';
import { type InboxRow, listInbox } from '../requests/inbox-queries.ts';
import { findSeats } from '../seats/queries/find-seats.ts';
import type { Services } from '../services.ts';
import { findStays } from '../stay/queries/desk-queries.ts';

/** A few of each kind of record, and nothing of a kind that the member of staff may not read. */
export type Found = {
  people: PersonRow[];
  donations: LedgerRow[];
  orders: FoundOrder[];
  stays: StayView[];
  seats: SeatView[];
  passes: FoundBooking[];
  members: MembershipRow[];
  products: AdminVariant[];
  requests: InboxRow[];
  content: FoundRow[];
  media: MediaFile[];
};

const most = 10;
const everyRequest = { kind: null, state: null, whose: null, due: false, page: 1 };
const everyProduct = { view: 'all', category: null } as const;

/** All records that match a search of the staff, by the roles of who searches. */
export async function findEverywhere(services: Services, staff: Staff, search: string): Promise<Found> {
  const may = (permission: Parameters<typeof mayDo>[1]) => mayDo(staff.roles, permission);
  const kinds = contentKinds.filter(({ read }) => may(read));
  const media = { words: search, kinds: mediaFileKinds, silent: false, page: null };
  const [people, donations, orders, stays, seats, passes, members, products, requests, content, files] =
    await Promise.all([
      may('people.read') ? listPeople(services, { search, kind: null, page: 1 }) : null,
      may('donations.read') ? listDonations(services, { ...everyDonation, search }) : null,
      may('orders.read') ? findOrders(services, search, most) : [],
      may('stays.read') ? findStays(services, search) : [],
      may('seats.read') ? findSeats(services, { stage: null, search }, most) : [],
      may('passes.read') ? findBookings(services, search, most) : [],
      may('members.read') ? listAskedMembers(services, { state: null, search }, most) : [],
      may('products.read')
        ? listAdminVariants(services, { ...everyProduct, search }, { page: 1, size: most })
        : null,
      may('inbox.read') ? listInbox(services, staff, { ...everyRequest, search }) : null,
      findRows(services, kinds, search, most),
      may('content.read') ? listMediaFiles(services, media) : null,
    ]);
  return {
    people: people?.rows.slice(0, most) ?? [],
    donations: donations?.rows.slice(0, most) ?? [],
    stays: stays.slice(0, most),
    products: products?.rows ?? [],
    requests: requests?.rows.slice(0, most) ?? [],
    media: files?.files.slice(0, most) ?? [],
    ...{ orders, seats, passes, members, content },
  };
}
