import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { settingSections } from '#core/settings/setting-sections.ts';
import { requireStaff } from '#server/auth/viewer.ts';
import { servicesContext } from '#server/services.ts';
import { Icon } from '#ui/icon.tsx';
import type { Route } from './+types/settings.route';

/** What an owner may change of the temple, each part on a page of its own. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(context.get(servicesContext), request, 'settings.write');
  return null;
}

const hours = {
  key: 'hours',
  title: 'Opening hours',
  note: 'The header of every page, contact, darshan and seva pages, and what search engines show.',
};

export default function SettingsScreen() {
  return (
    <div className="office-stack">
      <div className="office-head mb-0">
        <h1>Settings</h1>
      </div>
      <ul className="office-cards">
        {[hours, ...settingSections].map(({ key, title, note }) => (
          <li key={key}>
            <Link to={`/admin-dashboard/settings/${key}`} className="panel office-card-link">
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
