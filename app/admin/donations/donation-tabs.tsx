import { Tabs } from '#ui/tabs.tsx';

export function DonationTabs({ here }: { here: 'ledger' | 'claims' }) {
  return (
    <Tabs
      label="Donation"
      tabs={[
        { to: '/admin-dashboard/donation', label: 'All gifts', current: here === 'ledger' },
        { to: '/admin-dashboard/donation/claims', label: 'Claims to match', current: here === 'claims' },
      ]}
    />
  );
}
