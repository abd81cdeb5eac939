import { Tabs } from '#ui/tabs.tsx';

export function DonationTabs({ here }: { here: 'ledger' | 'claims' | 'payments' | 'causes' }) {
  return (
    <Tabs
      label="Donation"
      tabs={[
        { to: '/admin-dashboard/donation', label: 'All gifts', current: here === 'ledger' },
        { to: '/admin-dashboard/donation/claims', label: 'Claims to match', current: here === 'claims' },
        {
          to: '/admin-dashboard/donation/payments',
          label: 'Payments to check',
          current: here === 'payments',
        },
        { to: '/admin-dashboard/donation/causes', label: 'Causes', current: here === 'causes' },
      ]}
    />
  );
}
