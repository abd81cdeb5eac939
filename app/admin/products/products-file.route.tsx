import { forStaff } from '#server/auth/staff-route.ts';
import { exportProducts } from '#server/products/export-products.ts';
import { privateFile } from '#server/web-request/private-file.ts';

/** All products as a file that the import reads again. */
export const loader = forStaff('products.read', async ({ services }) => {
  return privateFile(await exportProducts(services), 'products.csv');
});
