import { useHeldRoles } from '#admin/menu/use-held-roles.ts';
import { mayDo } from '#core/people/roles.ts';
import { href } from '#ui/href.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';

const admin = href('/admin-dashboard/products');
const tabs = [
  { to: admin, label: 'Products', name: 'list', permission: 'products.read' },
  { to: `${admin}/count`, label: 'Count the stock', name: 'count', permission: 'stock.write' },
  { to: `${admin}/categories`, label: 'Categories', name: 'categories', permission: 'products.read' },
  { to: `${admin}/delivery`, label: 'Delivery', name: 'delivery', permission: 'products.read' },
  { to: `${admin}/gst`, label: 'GST rates', name: 'gst', permission: 'products.read' },
  { to: `${admin}/import`, label: 'From and to a file', name: 'import', permission: 'products.write' },
] as const;

export function ProductTabs({ here }: { here: (typeof tabs)[number]['name'] }) {
  const held = useHeldRoles();
  const open = tabs.filter(({ permission }) => mayDo(held, permission));
  return (
    <Tabs
      label="Products"
      tabs={open.map(({ to, label, name }) => ({ to, label, current: name === here }))}
    />
  );
}
