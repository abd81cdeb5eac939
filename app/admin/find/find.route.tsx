import { useEffect, useState } from 'react';
import { Form, Link } from 'react-router';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { LedgerTable } from '#admin/lists/ledger-table.tsx';
import { findScreens } from '#admin/menu/admin-screens.ts';
import { settingScreensOf } from '#admin/menu/setting-screens.ts';
import type { Role } from '#core/people/roles.ts';
import * as m from '#messages/admin/find.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { findEverywhere } from '#server/find/find-everywhere.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/find.route';
import { type FoundGroup, foundGroups } from './found-links.ts';

/**
 * One search for everything that the viewer may open: screens, settings, and records of every kind.
 */
export const loader = forStaff('dashboard.read', async ({ url, services, staff }) => {
  const typed = url.searchParams.get('q') ?? '';
  const words = typed.replaceAll('\0', '').trim().slice(0, 100);
  // One letter would match everybody.
  if ([...words].length < 2) return { words, tooShort: true, groups: [], donations: [] };
  const { donations, ...found } = await findEverywhere(services, staff, words);
  const groups = [screensOf(staff.roles, words), ...foundGroups(found, staff.roles)];
  return { words, tooShort: false, groups: groups.filter(({ links }) => links.length > 0), donations };
});

function screensOf(roles: readonly Role[], words: string): FoundGroup {
  const fits = (title: string) => title.toLowerCase().includes(words.toLowerCase());
  return {
    title: m.screens,
    links: [
      ...findScreens(roles, words).map(({ path, label }) => ({
        to: `${href('/admin-dashboard')}${path}`,
        label,
      })),
      ...settingScreensOf(roles)
        .filter(({ title, words: others }) => fits(title) || others.some(fits))
        .map(({ to, title }) => ({ to, label: m.settings(title) })),
    ],
  };
}

export const handle = { crumb: m.find } satisfies AdminHandle;

export default function FindScreen({ loaderData }: Route.ComponentProps) {
  const { words, tooShort, groups, donations } = loaderData;
  const nothing = groups.length === 0 && donations.length === 0;
  const nothingWords = tooShort ? m.tooShort : m.nothingFits;
  return (
    <div className="admin-stack">
      <ScreenHead title={m.find} />
      <Form key={words} role="search" aria-label={m.whatToFind} className="panel admin-find-form">
        <TextInput
          name="q"
          id="find"
          label={m.searchFor}
          type="search"
          autoComplete="off"
          defaultValue={words}
          autoFocus={words === ''}
        />
        <Button look="strong" size="sm">
          {m.find}
        </Button>
      </Form>
      {words !== '' && nothing && <p className="panel muted">{nothingWords}</p>}
      <Announcement words={nothing ? words && nothingWords : foundWords(groups, donations.length)} />
      {groups.map(({ title, links }) => (
        <section key={title} className="panel">
          <h2 className="mb-4">{title}</h2>
          <ul className="admin-rows">
            {links.map(({ to, label, note }) => (
              // Two variants of one product link to one screen.
              <li key={`${to} ${note}`}>
                <Link to={to} discover="none" className="font-semibold">
                  {label}
                </Link>
                {note && <span className="block sm muted">{note}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {donations.length > 0 && (
        <section className="panel">
          <h2 className="mb-4">{m.gifts}</h2>
          <LedgerTable caption={m.giftsThatFit} rows={donations} />
        </section>
      )}
    </div>
  );
}

/**
 * Announces the result to screen readers: only changes of a live region are read out, not its first
 * content.
 */
function Announcement({ words }: { words: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => setAnnounced(words), [words]);
  return (
    <p className="sr" role="status">
      {announced}
    </p>
  );
}

function foundWords(groups: readonly FoundGroup[], donations: number): string {
  const counts = groups.map(({ title, links }) => `${title} ${links.length}`);
  if (donations > 0) counts.push(`${m.gifts} ${donations}`);
  return m.found(counts.join(', '));
}
