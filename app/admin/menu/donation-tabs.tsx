import { mayDo } from '#core/people/roles.ts';
import * as m from '#messages/admin/menu.ts';
import { href } from '#ui/href.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { useHeldRoles } from './use-held-roles.ts';

const tabs = [
  { to: href('/admin-dashboard/donation'), label: m.allGifts, name: 'ledger' },
  { to: href('/admin-dashboard/donation/claims'), label: m.claimsToMatch, name: 'claims' },
  { to: href('/admin-dashboard/donation/payments'), label: m.paymentsToCheck, name: 'payments' },
  { to: href('/admin-dashboard/donation/links'), label: m.payLinks, name: 'links' },
  { to: href('/admin-dashboard/donation/promises'), label: m.monthlyPromises, name: 'pledges' },
  { to: href('/admin-dashboard/donation/causes'), label: m.causes, name: 'causes' },
  { to: href('/admin-dashboard/donation/csr'), label: m.csrMoney, name: 'csr' },
  { to: href('/admin-dashboard/donation/statements'), label: m.yearsStatement, name: 'statements' },
] as const;

export function DonationTabs({ here }: { here: (typeof tabs)[number]['name'] }) {
  const held = useHeldRoles();
  const open = tabs.filter(
    ({ name }) =>
      (name !== 'statements' || mayDo(held, 'statements.read')) &&
      (name !== 'links' || mayDo(held, 'donations.record')),
  );
  return (
    <Tabs
      label={m.donation}
      tabs={open.map(({ to, label, name }) => ({ to, label, current: name === here }))}
    />
  );
}
