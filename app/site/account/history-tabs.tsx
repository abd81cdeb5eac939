import { Link } from 'react-router';
import * as m from '#messages/account.ts';
import { href } from '#ui/href.ts';
import '#ui/tabs/tabs.css';

const parts = [
  { to: href('/donation-history'), label: m.gifts, name: 'gifts' },
  { to: href('/donation-history/monthly'), label: m.monthly, name: 'monthly' },
  { to: href('/donation-history/membership'), label: m.membership, name: 'membership' },
] as const;

/** The parts of a donation history: donations, monthly pledges and memberships. */
export function HistoryTabs({ here }: { here: (typeof parts)[number]['name'] }) {
  return (
    <nav className="seg justify-self-start" aria-label={m.historyParts}>
      {parts.map(({ to, label, name }) => (
        <Link key={name} to={to} preventScrollReset replace aria-current={name === here ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
