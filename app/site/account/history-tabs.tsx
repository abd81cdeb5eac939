import { Link } from 'react-router';
import * as m from '#messages/account.ts';
import { href } from '#ui/href.ts';
import '#ui/tabs/tabs.css';

const parts = [
  { to: href('/donation-history'), label: m.gifts, name: 'gifts' },
  { to: href('/donation-history/monthly'), label: m.monthly, name: 'monthly' },
] as const;

/** The two parts of a donation history: donations and monthly pledges. */
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
