import type { Gateway, GatewayFailure } from '../payments/gateway.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { Metrics } from './metrics.ts';

type Calls = Pick<Gateway, 'createOrder' | 'listPayments' | 'capture' | 'refund'>;
type Answer = { ok: true } | { ok: false; code: GatewayFailure };

/** The gateway, with every call of it counted by its outcome, and a span. */
export function measuredGateway(
  gateway: Gateway,
  metrics: Pick<Metrics, 'gatewayCall'>,
  tracing: Pick<Tracing, 'span'>,
): Gateway {
  const counted = <Input extends unknown[], Given extends Answer>(
    call: keyof Calls,
    run: (...input: Input) => Promise<Given>,
  ) => {
    return (...input: Input): Promise<Given> =>
      tracing.span({ name: `gateway ${call}`, kind: 'client' }, async (note) => {
        const begun = performance.now();
        const answer = await run(...input);
        const outcome = answer.ok ? 'ok' : answer.code;
        metrics.gatewayCall(call, outcome, performance.now() - begun);
        note(answer.ok ? {} : { 'error.type': outcome });
        return answer;
      });
  };
  return {
    ...gateway,
    createOrder: counted('createOrder', gateway.createOrder),
    listPayments: counted('listPayments', gateway.listPayments),
    capture: counted('capture', gateway.capture),
    refund: counted('refund', gateway.refund),
  };
}
