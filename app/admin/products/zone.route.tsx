import { data, redirect } from 'react-router';
import { asProblems } from '#admin/forms/field-errors.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { rupeesText } from '#core/money/paise.ts';
import { mostRates, type TypedRate, type TypedZone, zoneFields } from '#core/products/zone-form.ts';
import * as m from '#messages/admin/products.ts';
import { forStaff, on, type StaffCall, type StaffForm, staffAction } from '#server/auth/staff-route.ts';
import { saveZone } from '#server/products/save-zone.ts';
import { type AdminZone, listAdminZones } from '#server/products/shop-rule-queries.ts';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/zone.route';
import { ZoneForm } from './zone-form.tsx';
import './products.css';

/** One delivery zone; 'new' is the empty form. */
export const loader = forStaff(
  'products.write',
  async ({ url, params, services }: StaffCall<Route.LoaderArgs>) => {
    const zones = await listAdminZones(services);
    const zone = zones.find(({ id }) => id === params.id) ?? null;
    if (!zone && params.id !== 'new') throw new Response(null, { status: 404 });
    return {
      id: zone?.id ?? null,
      title: zone?.title ?? null,
      current: typedZone(zone, zones.length),
      saved: url.searchParams.get('done') === '1',
    };
  },
);

function typedOf({ text, all }: Pick<StaffForm, 'text' | 'all'>) {
  const typed = Object.fromEntries(zoneFields.map((name) => [name, text(name)])) as TypedZone;
  const charges = all('charge');
  const rates: TypedRate[] = all('grams')
    .slice(0, mostRates)
    .map((grams, at) => ({ grams, charge: charges[at] ?? '' }));
  return { typed, rates };
}

export const action = staffAction(
  on(saveZone, ({ params, text, all }: StaffForm<Route.ActionArgs>) => [
    params.id === 'new' ? null : params.id,
    typedOf({ text, all }),
  ]),
  (call, saved) => {
    if (saved.ok)
      throw redirect(`${href('/admin-dashboard/products/delivery/:id', { id: saved.value.id })}?done=1`);
    return data({ problems: asProblems(saved), ...typedOf(call) }, { status: 422 });
  },
);

export const handle = { crumb: m.zone } satisfies AdminHandle;

export default function ZonePage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, current, saved } = loaderData;
  return (
    <div className="admin-stack">
      <ScreenHead title={title ?? m.newZone} />
      {!actionData && saved && <Notice tone="good">{m.zoneSaved}</Notice>}
      <ZoneForm key={current.typed.version} id={id} current={current} refused={actionData} />
    </div>
  );
}

function typedZone(zone: AdminZone | null, count: number): { typed: TypedZone; rates: TypedRate[] } {
  return {
    typed: {
      id: zone?.id ?? '',
      title: zone?.title ?? '',
      prefixes: zone?.prefixes.join(' ') ?? '',
      freeFrom: zone?.freeFrom ? rupeesText(zone.freeFrom) : '',
      furtherKg: zone ? rupeesText(zone.furtherKg) : '',
      daysMin: String(zone?.days.min ?? ''),
      daysMax: String(zone?.days.max ?? ''),
      position: String(zone?.position ?? count),
      version: String(zone?.version ?? ''),
    },
    rates:
      zone?.rates.map(({ upToGrams, charge }) => ({
        grams: String(upToGrams),
        charge: rupeesText(charge),
      })) ?? [],
  };
}
