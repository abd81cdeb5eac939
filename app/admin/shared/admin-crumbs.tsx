import { useMatches } from 'react-router';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { screenOf } from './admin-screens.ts';

/**
 * What a route below a screen calls itself: `export const handle = { crumb: 'Gift' } satisfies OfficeHandle`. Where
 * that depends on the record, its loader gives `crumb` instead, and the handle says nothing.
 */
export type AdminHandle = { crumb: string };

const admin = '/admin-dashboard';

/** Where in the office one is. The dashboard is its first step and needs none itself. */
export function AdminCrumbs({ pathname }: { pathname: string }) {
  const crumb = useMatches()
    .map(
      ({ handle, loaderData }) =>
        (handle as Partial<AdminHandle> | undefined)?.crumb ??
        (loaderData as Partial<AdminHandle> | undefined)?.crumb,
    )
    .findLast(Boolean);
  const screen = screenOf(pathname);
  const home = { to: admin, label: 'Dashboard' };
  if (!screen || screen.path === '') return crumb ? <Breadcrumbs home={home} here={crumb} /> : null;
  if (!crumb) return <Breadcrumbs home={home} here={screen.label} />;
  return (
    <Breadcrumbs home={home} trail={[{ to: `${admin}${screen.path}`, label: screen.label }]} here={crumb} />
  );
}
