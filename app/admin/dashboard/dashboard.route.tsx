import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { LedgerTable } from '#admin/shared/ledger-table.tsx';
import { longDay } from '#core/content/date-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import { mayDo } from '#core/people/roles.ts';
import { requireStaff } from '#server/auth/viewer.ts';
import { getGiftFigures } from '#server/donations/gift-figures.ts';
import { listDonations } from '#server/donations/ledger-queries.ts';
import { servicesContext } from '#server/services.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Route } from './+types/dashboard.route';
import { CauseBars } from './cause-bars.tsx';
import { DayBars } from './day-bars.tsx';
import { KeyFigure } from './key-figure.tsx';

/** Today and this month at a glance. Sums of gifts are for those who may read gifts. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const staff = await requireStaff(services, request, 'dashboard.read');
  const greeting = { name: staff.name, day: longDay(services.clock()) };
  if (!mayDo(staff.roles, 'donations.read')) return { ...greeting, gifts: null };
  const [figures, latest] = await Promise.all([
    getGiftFigures(services),
    listDonations(services, latestFilters),
  ]);
  return { ...greeting, gifts: { figures, latest: latest.rows.slice(0, 8) } };
}

const latestFilters = {
  state: null,
  path: null,
  causeId: null,
  from: null,
  to: null,
  search: null,
  page: 1,
};

export default function Dashboard({ loaderData: { name, day, gifts } }: Route.ComponentProps) {
  return (
    <>
      <div className="office-head">
        <div>
          <span className="kicker">{day}</span>
          <h1>Hare Krishna, {name.split(' ')[0]}</h1>
        </div>
      </div>
      {gifts ? (
        <Gifts {...gifts} />
      ) : (
        <p className="panel muted">Your role does not see the gifts. Ask an owner if you need them.</p>
      )}
    </>
  );
}

function Gifts({ figures, latest }: NonNullable<Route.ComponentProps['loaderData']['gifts']>) {
  const { today, month, waiting, openClaims } = figures;
  return (
    <div className="office-stack">
      <div className="kpis">
        <KeyFigure label="Gifts today" value={formatRupees(today.total, 'short')} note={gifts(today.count)} />
        <KeyFigure label="This month" value={formatRupees(month.total, 'short')} note={gifts(month.count)} />
        <KeyFigure label="Payments waiting" value={String(waiting)} note="over 15 minutes" />
        <KeyFigure
          label="Claims to match"
          value={String(openClaims)}
          note="UPI and bank"
          to="/admin-dashboard/donation/claims"
        />
      </div>
      <div className="office-two">
        <section className="panel">
          <header>
            <h2>Gifts, last 14 days</h2>
          </header>
          <DayBars days={figures.days} />
        </section>
        <section className="panel">
          <header>
            <h2>Causes this month</h2>
          </header>
          <CauseBars causes={figures.causes} total={month.total} />
        </section>
      </div>
      <section className="panel">
        <header>
          <h2>Latest gifts</h2>
          <ButtonLink to="/admin-dashboard/donation" look="quiet" icon={<Icon of={ArrowRight} />}>
            All gifts
          </ButtonLink>
        </header>
        {latest.length > 0 ? (
          <LedgerTable caption="Latest gifts" rows={latest} />
        ) : (
          <p className="muted">
            No gift yet. When one is given on the <Link to="/donation">donation page</Link>, it stands here.
          </p>
        )}
      </section>
    </div>
  );
}

function gifts(count: number): string {
  return count === 1 ? '1 gift' : `${count} gifts`;
}
