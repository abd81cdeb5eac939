import { nextPath } from '#core/people/next-path.ts';

const dashboard = '/admin-dashboard';

/** Only pages of the office are gone to from its door. */
export function adminPath(wanted: string | null): string {
  const path = nextPath(wanted, dashboard);
  return /^\/admin-dashboard(\/|\?|$)/.test(path) ? path : dashboard;
}
