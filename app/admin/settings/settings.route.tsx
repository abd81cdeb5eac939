import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { settingScreens } from '#admin/shared/setting-screens.ts';
import { requireStaff } from '#server/auth/viewer.ts';
import { servicesContext } from '#server/services.ts';
import { Icon } from '#ui/icon.tsx';
import type { Route } from './+types/settings.route';

/** What an owner may change of the temple, each part on a page of its own. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(context.get(servicesContext), request, 'settings.write');
  return null;
}

export default function SettingsScreen() {
  return (
    <div className="office-stack">
      <div className="office-head mb-0">
        <h1>Settings</h1>
      </div>
      <ul className="office-cards">
        {settingScreens.map(({ to, title, note }) => (
          <li key={to}>
            <Link to={to} className="panel office-card-link">
              <span>
                <b>{title}</b>
                <span className="block sm muted">{note}</span>
              </span>
              <Icon of={ChevronRight} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
