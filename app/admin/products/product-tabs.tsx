import { useHeldRoles } from '#admin/menu/use-held-roles.ts';
import { mayDo } from '#core/people/roles.ts';
import * as m from '#messages/admin/products.ts';
import { href } from '#ui/href.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';

const admin = href('/admin-dashboard/products');
const tabs = [
  { to: admin, label: m.products, name: 'list', permission: 'products.read' },
  { to: `${admin}/count`, label: m.countStock, name: 'count', permission: 'stock.write' },
  { to: `${admin}/categories`, label: m.categories, name: 'categories', permission: 'products.read' },
  { to: `${admin}/delivery`, label: m.delivery, name: 'delivery', permission: 'products.read' },
  { to: `${admin}/gst`, label: m.gstRates, name: 'gst', permission: 'products.read' },
  { to: `${admin}/import`, label: m.fromAndToFile, name: 'import', permission: 'products.write' },
] as const;

export function ProductTabs({ here }: { here: (typeof tabs)[number]['name'] }) {
  const held = useHeldRoles();
  const open = tabs.filter(({ permission }) => mayDo(held, permission));
  return (
    <Tabs
      label={m.products}
      tabs={open.map(({ to, label, name }) => ({ to, label, current: name === here }))}
    />
  );
}
