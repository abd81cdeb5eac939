import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/test-gateway.route';

/** The fake payment gateway, where no real one is configured; elsewhere there is no such page. */
async function answer({ request, context }: Route.LoaderArgs | Route.ActionArgs): Promise<Response> {
  const { demoGateway } = context.get(servicesContext);
  return demoGateway ? demoGateway.handle(request) : new Response('Not found\n', { status: 404 });
}

export { answer as action, answer as loader };
