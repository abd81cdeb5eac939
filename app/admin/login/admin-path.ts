import { nextPath } from '#core/people/next-path.ts';
import { href } from '#ui/href.ts';

const dashboard = href('/admin-dashboard');

/** The sign-in redirects to admin pages only. */
export function adminPath(wanted: string | null): string {
  const path = nextPath(wanted, dashboard);
  return /^\/admin-dashboard(\/|\?|$)/.test(path) ? path : dashboard;
}
