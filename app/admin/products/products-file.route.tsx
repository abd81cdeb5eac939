import { requireStaff } from '#server/auth/viewer.ts';
import { exportProducts } from '#server/products/export-products.ts';
import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/products-file.route';

/** All products as a file that the import reads again. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  await requireStaff(services, request, 'products.read');
  return new Response(await exportProducts(services), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="products.csv"',
      'cache-control': 'no-store',
    },
  });
}
