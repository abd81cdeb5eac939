import { mayDo } from '#core/people/roles.ts';
import { href } from '#ui/href.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { useHeldRoles } from './use-held-roles.ts';

type DonationTab = 'ledger' | 'claims' | 'payments' | 'pledges' | 'causes' | 'statements';

export function DonationTabs({ here }: { here: DonationTab }) {
  const held = useHeldRoles();
  return (
    <Tabs
      label="Donation"
      tabs={[
        { to: href('/admin-dashboard/donation'), label: 'All gifts', current: here === 'ledger' },
        {
          to: href('/admin-dashboard/donation/claims'),
          label: 'Claims to match',
          current: here === 'claims',
        },
        {
          to: href('/admin-dashboard/donation/payments'),
          label: 'Payments to check',
          current: here === 'payments',
        },
        {
          to: href('/admin-dashboard/donation/promises'),
          label: 'Monthly promises',
          current: here === 'pledges',
        },
        { to: href('/admin-dashboard/donation/causes'), label: 'Causes', current: here === 'causes' },
        ...(mayDo(held, 'statements.read')
          ? [
              {
                to: href('/admin-dashboard/donation/statements'),
                label: 'Year’s statement',
                current: here === 'statements',
              },
            ]
          : []),
      ]}
    />
  );
}
