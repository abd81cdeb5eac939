import { forStaff, type StaffCall } from '#server/auth/staff-route.ts';
import { exportProducts } from '#server/products/export-products.ts';
import type { Route } from './+types/products-file.route';

/** All products as a file that the import reads again. */
export const loader = forStaff('products.read', async ({ services }: StaffCall<Route.LoaderArgs>) => {
  return new Response(await exportProducts(services), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="products.csv"',
      'cache-control': 'no-store',
    },
  });
});
