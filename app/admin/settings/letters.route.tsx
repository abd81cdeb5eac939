import { Link } from 'react-router';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { JumpLinks } from '#admin/frame/jump-links.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { letterGroups, letterModel } from '#core/letters/letter-texts.ts';
import * as m from '#messages/admin/settings.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { listOwnLetters } from '#server/letters/letter-text-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/letters.route';
import './settings.css';

/** Every letter that the site sends. */
export const loader = forStaff('settings.write', async ({ services }) => {
  const own = await listOwnLetters(services);
  return {
    groups: letterGroups.map(({ title, keys }) => ({
      title,
      letters: keys.map((key) => {
        const { title: name, when } = letterModel(key);
        return { key, name, when, own: own.includes(key) };
      }),
    })),
  };
});

export const handle = { crumb: m.letters } satisfies AdminHandle;

export default function LetterSettings({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <div className="admin-stack">
      <ScreenHead title={m.letters} note={m.lettersNote} />
      <JumpLinks titles={groups.map(({ title }) => title)} />
      {groups.map(({ title, letters }, at) => (
        <Panel key={title} aria-labelledby={`group-${at}`} title={title}>
          <ul className="page-rows letter-rows">
            {letters.map(({ key, name, when, own }) => (
              <li key={key}>
                <span>
                  <Link
                    to={href('/admin-dashboard/settings/letters/:letter', { letter: key })}
                    discover="none"
                  >
                    {name}
                  </Link>
                  <span className="block sm muted">{when}</span>
                </span>
                {own && <Badge tone="good">{m.yourWords}</Badge>}
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
}
