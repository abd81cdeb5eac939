import { useHeldRoles } from '#admin/menu/use-held-roles.ts';
import { mayDo } from '#core/people/roles.ts';
import * as m from '#messages/admin/passes.ts';
import { href } from '#ui/href.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';

const tabs = [
  {
    name: 'sales',
    label: m.sales,
    permission: 'passes.read',
    pathOf: (id: string) => href('/admin-dashboard/passes/:id', { id }),
  },
  {
    name: 'bookings',
    label: m.bookings,
    permission: 'passes.read',
    pathOf: (id: string) => href('/admin-dashboard/passes/:id/bookings', { id }),
  },
  {
    name: 'plan',
    label: m.plan,
    permission: 'passes.read',
    pathOf: (id: string) => href('/admin-dashboard/passes/:id/plan', { id }),
  },
  {
    name: 'gates',
    label: m.gates,
    permission: 'gates.read',
    pathOf: (id: string) => href('/admin-dashboard/passes/:id/gates', { id }),
  },
] as const;

/** The screens of the passes of one event, as far as the roles may open them. */
export function EventTabs({ id, here }: { id: string; here: (typeof tabs)[number]['name'] }) {
  const held = useHeldRoles();
  const open = tabs.filter(({ permission }) => mayDo(held, permission));
  return (
    <Tabs
      label={m.passes}
      even
      tabs={open.map(({ pathOf, label, name }) => ({ to: pathOf(id), label, current: name === here }))}
    />
  );
}
