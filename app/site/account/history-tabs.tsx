import { Tabs } from '#ui/tabs.tsx';

/** The two parts of a donation history: what was given, and what was promised for every month. */
export function HistoryTabs({ here }: { here: 'gifts' | 'monthly' }) {
  return (
    <Tabs
      label="Donation history"
      tabs={[
        { to: '/donation-history', label: 'Gifts', current: here === 'gifts' },
        { to: '/donation-history/monthly', label: 'Monthly', current: here === 'monthly' },
      ]}
    />
  );
}
