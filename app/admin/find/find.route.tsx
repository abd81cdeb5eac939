import { Form, Link } from 'react-router';
import { LedgerTable } from '#admin/shared/ledger-table.tsx';
import type { OfficeHandle } from '#admin/shared/office-crumbs.tsx';
import { findScreens } from '#admin/shared/office-screens.ts';
import { settingScreens } from '#admin/shared/setting-screens.ts';
import { mayDo } from '#core/people/roles.ts';
import { requireStaff } from '#server/auth/viewer.ts';
import { listDonations } from '#server/donations/ledger-queries.ts';
import { listPeople } from '#server/people/people-queries.ts';
import { servicesContext } from '#server/services.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import type { Route } from './+types/find.route';

const shown = 10;
const everyGift = { state: null, path: null, causeId: null, from: null, to: null, page: 1 };

/** One field for everything that the viewer may open: screens, parts of the settings, gifts, people. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { roles } = await requireStaff(services, request, 'dashboard.read');
  const asked = new URL(request.url).searchParams.get('q') ?? '';
  const words = asked.replaceAll('\0', '').trim().slice(0, 100);
  // One letter would find everybody.
  const search = [...words].length >= 2 ? words : null;
  const [gifts, people] = await Promise.all([
    search && mayDo(roles, 'donations.read') ? listDonations(services, { ...everyGift, search }) : null,
    search && mayDo(roles, 'people.read')
      ? listPeople(services, { search, kind: null, news: false, page: 1 })
      : null,
  ]);
  const settings = mayDo(roles, 'settings.write') ? settingScreens : [];
  const fits = (title: string) => search !== null && title.toLowerCase().includes(search.toLowerCase());
  return {
    words,
    tooShort: search === null,
    screens: [
      ...(search ? findScreens(roles, search) : []).map(({ path, label }) => ({
        to: `/admin-dashboard${path}`,
        label,
      })),
      ...settings
        .filter(({ title, words: also }) => fits(title) || also.some(fits))
        .map(({ to, title }) => ({ to, label: `Settings: ${title}` })),
    ],
    gifts: gifts?.rows.slice(0, shown) ?? [],
    people:
      people?.rows
        .slice(0, shown)
        .map(({ id, name, email, phone }) => ({ id, name, mark: email ?? phone })) ?? [],
  };
}

export const handle = { crumb: 'Find' } satisfies OfficeHandle;

export default function FindScreen({ loaderData }: Route.ComponentProps) {
  const { words, tooShort, screens, gifts, people } = loaderData;
  const nothing = screens.length === 0 && gifts.length === 0 && people.length === 0;
  return (
    <div className="office-stack">
      <div className="office-head mb-0">
        <h1>Find</h1>
      </div>
      <Form key={words} role="search" aria-label="What to find" className="panel office-find-form">
        <TextInput
          name="q"
          id="find"
          label="A name, a receipt, a reference or a screen"
          type="search"
          autoComplete="off"
          defaultValue={words}
        />
        <Button look="strong" size="sm">
          Find
        </Button>
      </Form>
      {words !== '' && nothing && (
        <p className="panel muted">{tooShort ? 'Write at least two letters.' : 'Nothing fits this.'}</p>
      )}
      {screens.length > 0 && (
        <section className="panel">
          <h2 className="mb-4">Screens</h2>
          <ul className="office-rows">
            {screens.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="font-semibold">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {people.length > 0 && (
        <section className="panel">
          <h2 className="mb-4">People</h2>
          <ul className="office-rows">
            {people.map(({ id, name, mark }) => (
              <li key={id}>
                <Link to={`/admin-dashboard/people/${id}`} className="font-semibold">
                  {name}
                </Link>
                <span className="block sm muted">{mark}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {gifts.length > 0 && (
        <section className="panel">
          <h2 className="mb-4">Gifts</h2>
          <LedgerTable caption="Gifts that fit" rows={gifts} />
        </section>
      )}
    </div>
  );
}
