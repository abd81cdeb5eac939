import { mayDo } from '#core/people/roles.ts';
import { href } from '#ui/href.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { useHeldRoles } from './use-held-roles.ts';

const tabs = [
  { to: href('/admin-dashboard/donation'), label: 'All gifts', name: 'ledger' },
  { to: href('/admin-dashboard/donation/claims'), label: 'Claims to match', name: 'claims' },
  { to: href('/admin-dashboard/donation/payments'), label: 'Payments to check', name: 'payments' },
  { to: href('/admin-dashboard/donation/promises'), label: 'Monthly promises', name: 'pledges' },
  { to: href('/admin-dashboard/donation/causes'), label: 'Causes', name: 'causes' },
  { to: href('/admin-dashboard/donation/statements'), label: 'Year’s statement', name: 'statements' },
] as const;

export function DonationTabs({ here }: { here: (typeof tabs)[number]['name'] }) {
  const held = useHeldRoles();
  const open = tabs.filter(({ name }) => name !== 'statements' || mayDo(held, 'statements.read'));
  return (
    <Tabs
      label="Donation"
      tabs={open.map(({ to, label, name }) => ({ to, label, current: name === here }))}
    />
  );
}
