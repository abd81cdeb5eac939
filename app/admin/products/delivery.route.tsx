import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { MadeRecordName, MadeRecords } from '#admin/lists/made-records.tsx';
import { formatRupees } from '#core/money/paise.ts';
import { mayDo } from '#core/people/roles.ts';
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

export const handle = { crumb: 'Delivery' } satisfies AdminHandle;

export default function Delivery({ loaderData: { zones, mayWrite } }: Route.ComponentProps) {
  return (
    <MadeRecords
      title="Products"
      tabs={<ProductTabs here="delivery" />}
      make={mayWrite ? { to: hrefOf('new'), words: 'New zone' } : null}
      about={
        <p className="muted">
          A PIN code belongs to the zone with its longest beginning: 201 goes before 20. Where no zone has it,
          only fetching at the shop is offered.
        </p>
      }
      none={{
        picture: 'tours-vrindavan',
        title: 'No zone yet',
        words:
          'Until there is one, everything is collected at the shop. Make the first: where parcels go, and what sending costs.',
      }}
      isEmpty={zones.length === 0}
    >
      <Table caption="Delivery zones" columns={columnsFor(mayWrite)} rows={zones} rowKey={({ id }) => id} />
    </MadeRecords>
  );
}

const hrefOf = (id: string) => href('/admin-dashboard/products/delivery/:id', { id });

const columnsFor = (mayWrite: boolean): Column<AdminZone>[] => [
  {
    label: 'Zone',
    cell: ({ id, title }) => <MadeRecordName to={mayWrite ? hrefOf(id) : null} title={title} />,
  },
  {
    label: 'PIN codes',
    cell: ({ prefixes }) => (
      <span className="whitespace-normal">
        {prefixes.slice(0, 6).join(', ')}
        {prefixes.length > 6 && ` and ${prefixes.length - 6} more`}
      </span>
    ),
  },
  {
    label: 'Charge',
    cell: ({ rates, furtherKg }) => (
      <span className="whitespace-normal">
        {rates
          .map(({ upToGrams, charge }) => `${formatRupees(charge, 'short')} to ${kilograms(upToGrams)}`)
          .join(', ')}
        , then {formatRupees(furtherKg, 'short')} a kg
      </span>
    ),
  },
  {
    label: 'Free from',
    numeric: true,
    cell: ({ freeFrom }) =>
      freeFrom === null ? <span className="faint">Never</span> : formatRupees(freeFrom, 'short'),
  },
  {
    label: 'Working days',
    numeric: true,
    cell: ({ days }) => (days.min === days.max ? days.min : `${days.min} to ${days.max}`),
  },
];

const kilograms = (grams: number) => (grams < 1000 ? `${grams} g` : `${grams / 1000} kg`);
