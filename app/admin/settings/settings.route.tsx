import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { JumpLinks } from '#admin/frame/jump-links.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { settingGroupsOf } from '#admin/menu/setting-screens.ts';
import * as m from '#messages/admin/settings.ts';
import { forStaff, type StaffCall } from '#server/auth/staff-route.ts';
import { listUnsetSettings } from '#server/settings/settings-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Route } from './+types/settings.route';

/** The settings that the viewer may change, each part on a page of its own. */
export const loader = forStaff(
  'words.write',
  async ({ services, staff: { roles } }: StaffCall<Route.LoaderArgs>) => {
    const unset: string[] = await listUnsetSettings(services);
    return { unset, groups: settingGroupsOf(roles) };
  },
);

export default function SettingsScreen({ loaderData: { unset, groups } }: Route.ComponentProps) {
  return (
    <div className="admin-stack">
      <ScreenHead title={m.settings} />
      <JumpLinks titles={groups.map(({ title }) => title)} />
      {groups.map(({ title, screens }, at) => (
        <section key={title} className="admin-group" aria-labelledby={`group-${at}`}>
          <h2 id={`group-${at}`} className="admin-group-name">
            {title}
          </h2>
          <ul className="admin-cards">
            {screens.map(({ to, key, title: name, note }) => (
              <li key={to}>
                <Link to={to} className="panel admin-card-link">
                  <span>
                    <b>{name}</b> {unset.includes(key) && <Badge tone="wait">{m.stillDemo}</Badge>}
                    <span className="block sm muted">{note}</span>
                  </span>
                  <Icon of={ChevronRight} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
