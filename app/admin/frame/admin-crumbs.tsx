import { useMatches } from 'react-router';
import { screenOf } from '#admin/menu/admin-screens.ts';
import * as m from '#messages/admin/frame.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { href } from '#ui/href.ts';

/**
 * The breadcrumb of a route below a screen: `export const handle = { crumb: 'Gift' } satisfies
 * AdminHandle`. Where it depends on the record, the loader returns `crumb` and the handle has none.
 */
export type AdminHandle = { crumb: string };

const admin = href('/admin-dashboard');

/** The breadcrumbs of the admin. The dashboard is the first and has none itself. */
export function AdminCrumbs({ pathname }: { pathname: string }) {
  const crumb = useMatches()
    .map(
      ({ handle, loaderData }) =>
        (handle as Partial<AdminHandle> | undefined)?.crumb ??
        (loaderData as Partial<AdminHandle> | undefined)?.crumb,
    )
    .findLast(Boolean);
  const screen = screenOf(pathname);
  const home = { to: admin, label: m.dashboard };
  if (!screen || screen.path === '') return crumb ? <Breadcrumbs home={home} here={crumb} /> : null;
  if (!crumb) return <Breadcrumbs home={home} here={screen.label} />;
  return (
    <Breadcrumbs home={home} trail={[{ to: `${admin}${screen.path}`, label: screen.label }]} here={crumb} />
  );
}
