import { Link } from 'react-router';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import * as m from '#messages/admin/pages.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { listAdminPages } from '#server/content/admin-page-queries.ts';
import { listInfoPages } from '#server/content/info-pages.ts';
import { Badge } from '#ui/badge.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/pages.route';

/** All information pages and whether the staff has edited them. */
export const loader = forStaff('content.read', async ({ services }) => {
  const [pages, read] = await Promise.all([listAdminPages(services), listInfoPages(services)]);
  // By the name that visitors read in the language of this screen.
  const names = new Map(read.map(({ path, label, note }) => [path, { label, note }]));
  return {
    pages: pages.map(({ path, typed: { label, note }, changedAt }) => ({
      ...{ path, label, note, changedAt },
      ...names.get(path),
    })),
  };
});

export default function InfoPages({ loaderData: { pages } }: Route.ComponentProps) {
  return (
    <div className="admin-stack">
      <ScreenHead title={m.informationPages} note={m.about} />
      <section className="panel" aria-label={m.pages}>
        <ul className="page-rows">
          {pages.map(({ path, label, note, changedAt }) => (
            <li key={path}>
              <span>
                <Link to={`${href('/admin-dashboard/pages')}${path}`}>{label}</Link>
                <span className="sm muted block">{note}</span>
              </span>
              {changedAt && <Badge tone="info">{m.reworded(shortMoment(changedAt))}</Badge>}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
