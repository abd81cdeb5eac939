import type { Gateway, GatewayFailure } from '../payments/gateway.ts';
import type { Metrics } from './metrics.ts';

type Calls = Pick<Gateway, 'createOrder' | 'listPayments' | 'capture' | 'refund'>;
type Answer = { ok: true } | { ok: false; code: GatewayFailure };

/** The gateway, with every call of it counted by its outcome. */
export function measuredGateway(gateway: Gateway, metrics: Metrics): Gateway {
  const counted = <Input extends unknown[], Given extends Answer>(
    call: keyof Calls,
    run: (...input: Input) => Promise<Given>,
  ) => {
    return async (...input: Input): Promise<Given> => {
      const begun = performance.now();
      const answer = await run(...input);
      metrics.gatewayCall(call, answer.ok ? 'ok' : answer.code, performance.now() - begun);
      return answer;
    };
  };
  return {
    ...gateway,
    createOrder: counted('createOrder', gateway.createOrder),
    listPayments: counted('listPayments', gateway.listPayments),
    capture: counted('capture', gateway.capture),
    refund: counted('refund', gateway.refund),
  };
}
