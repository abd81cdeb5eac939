import { Tabs } from '#ui/tabs.tsx';

const tabs = [
  { to: '/admin-dashboard/products', label: 'Products', name: 'list' },
  { to: '/admin-dashboard/products/count', label: 'Count the stock', name: 'count' },
  { to: '/admin-dashboard/products/categories', label: 'Categories', name: 'categories' },
  { to: '/admin-dashboard/products/delivery', label: 'Delivery', name: 'delivery' },
  { to: '/admin-dashboard/products/gst', label: 'GST rates', name: 'gst' },
  { to: '/admin-dashboard/products/import', label: 'From and to a file', name: 'import' },
] as const;

export function ProductTabs({ here }: { here: (typeof tabs)[number]['name'] }) {
  return (
    <Tabs
      label="Products"
      tabs={tabs.map(({ to, label, name }) => ({ to, label, current: name === here }))}
    />
  );
}
