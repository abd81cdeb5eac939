import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { MadeRecordName, MadeRecords } from '#admin/lists/made-records.tsx';
import { formatRupees } from '#core/money/paise.ts';
import { mayDo } from '#core/people/roles.ts';
import * as m from '#messages/admin/products.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { type AdminZone, listAdminZones } from '#server/products/shop-rule-queries.ts';
import { href } from '#ui/href.ts';
import { type Column, Table } from '#ui/table/table.tsx';
import type { Route } from './+types/delivery.route';
import { ProductTabs } from './product-tabs.tsx';

/** The delivery zones and their charges. */
export const loader = forStaff('products.read', async ({ services, staff }) => {
  return { zones: await listAdminZones(services), mayWrite: mayDo(staff.roles, 'products.write') };
});

export const handle = { crumb: m.delivery } satisfies AdminHandle;

export default function Delivery({ loaderData: { zones, mayWrite } }: Route.ComponentProps) {
  return (
    <MadeRecords
      title={m.products}
      tabs={<ProductTabs here="delivery" />}
      make={mayWrite ? { to: hrefOf('new'), words: m.newZone } : null}
      about={<p className="muted">{m.zonesAbout}</p>}
      none={{
        picture: 'tours-vrindavan',
        title: m.noZone,
        words: m.noZoneNote,
      }}
      isEmpty={zones.length === 0}
    >
      <Table caption={m.deliveryZones} columns={columnsFor(mayWrite)} rows={zones} rowKey={({ id }) => id} />
    </MadeRecords>
  );
}

const hrefOf = (id: string) => href('/admin-dashboard/products/delivery/:id', { id });

const columnsFor = (mayWrite: boolean): Column<AdminZone>[] => [
  {
    label: m.zone,
    cell: ({ id, title }) => <MadeRecordName to={mayWrite ? hrefOf(id) : null} title={title} />,
  },
  {
    label: m.pinCodes,
    cell: ({ prefixes }) => (
      <span className="whitespace-normal">
        {prefixes.length > 6
          ? m.prefixesAndMore(prefixes.slice(0, 6).join(', '), prefixes.length - 6)
          : prefixes.join(', ')}
      </span>
    ),
  },
  {
    label: m.charge,
    cell: ({ rates, furtherKg }) => (
      <span className="whitespace-normal">
        {m.chargesThen(
          rates
            .map(({ upToGrams, charge }) => m.chargeTo(formatRupees(charge, 'short'), kilograms(upToGrams)))
            .join(', '),
          formatRupees(furtherKg, 'short'),
        )}
      </span>
    ),
  },
  {
    label: m.freeFrom,
    numeric: true,
    cell: ({ freeFrom }) =>
      freeFrom === null ? <span className="faint">{m.never}</span> : formatRupees(freeFrom, 'short'),
  },
  {
    label: m.workingDays,
    numeric: true,
    cell: ({ days }) => (days.min === days.max ? days.min : m.daysFromTo(days.min, days.max)),
  },
];

const kilograms = (grams: number) => (grams < 1000 ? m.grams(grams) : m.kilograms(grams / 1000));
