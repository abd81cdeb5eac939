import { data, redirect } from 'react-router';
import { commonPath } from '#core/language/languages.ts';
import { followReturn } from '#server/purchases/follow-return.ts';
import type { PurchaseRef } from '#server/purchases/purchase.ts';
import { kindOfReturn, purchasePaths } from '#server/purchases/purchase-paths.ts';
import { servicesContext } from '#server/services.ts';
import { readForm } from '#server/web-request/form-text.ts';
import type { Route } from './+types/purchase-return.route';

/** The gateway sends the payer's browser here; only the status page shows the true state. */
export async function action({ request, url, params, context }: Route.ActionArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const purchase = { kind: kindOf(url), id: params.id };
  try {
    await followReturn(services, purchase, await readForm(request));
  } catch (error) {
    services.log.error({ err: error }, 'gateway return not processed');
  }
  return toStatus(purchase);
}

/** A reloaded or shared address. */
export function loader({ url, params }: Route.LoaderArgs): Response {
  return toStatus({ kind: kindOf(url), id: params.id });
}

/** The first part of the address names what was paid for. */
function kindOf({ pathname }: URL): PurchaseRef['kind'] {
  const kind = kindOfReturn(commonPath(pathname));
  if (!kind) throw data(null, { status: 404 });
  return kind;
}

function toStatus({ kind, id }: PurchaseRef): Response {
  return redirect(purchasePaths[kind].status(id), 303);
}
