import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { listen, stopListening } from './listening.ts';
import { Traffic } from './traffic.ts';

export type GatewayRoad = {
  /** Calls and payers' presses that the gateway has not answered yet. */
  traffic: Traffic;
  /** Of these, calls that request a refund. */
  refunds: Traffic;
  /** Calls that were held up, and answers that were thrown away. */
  held: number;
  lost: number;
  lostRefunds: number;
  /** Calls wait until `release`. */
  stall: () => void;
  release: () => void;
  /** Calls are carried out, and their response never comes. */
  loseAnswers: (lose: boolean) => void;
  close: () => Promise<void>;
};

/** The network between sites and browsers on one side and the test gateway on the other. */
export async function openGatewayRoad(port: number, gatewayPort: number): Promise<GatewayRoad> {
  let losing = false;
  let stalled: Promise<void> | null = null;
  let letGo = () => {};

  const pass = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const end = road.traffic.begin();
    res.once('close', end);
    if (stalled) {
      road.held += 1;
      await stalled;
      // The caller has gone; a network that hangs has lost the request too.
      if (req.destroyed && !req.complete) return;
    }
    const { method, url: path, headers } = req;
    const isRefund = method === 'POST' && /\/refund$/.test(path ?? '');
    if (isRefund) res.once('close', road.refunds.begin());
    const onward = request({ host: '127.0.0.1', port: gatewayPort, method, path, headers, agent: false });
    onward.on('response', (answer) => {
      if (losing) {
        road.lost += 1;
        if (isRefund) road.lostRefunds += 1;
        answer.resume();
        res.destroy();
        return;
      }
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.once('error', () => res.destroy());
      answer.pipe(res);
    });
    // A dead gateway answers nothing: the connection breaks off, as it does in life.
    onward.on('error', () => res.destroy());
    req.pipe(onward);
  };
  // Longer than the gateway: it must not close a connection that a payer is just using again.
  const server = createServer({ keepAliveTimeout: 75_000 }, (req, res) => void pass(req, res));
  const road: GatewayRoad = {
    traffic: new Traffic(),
    refunds: new Traffic(),
    held: 0,
    lost: 0,
    lostRefunds: 0,
    stall: () => {
      stalled = new Promise((resolve) => {
        letGo = resolve;
      });
    },
    release: () => {
      stalled = null;
      letGo();
    },
    loseAnswers: (lose) => {
      losing = lose;
    },
    close: async () => {
      await stopListening(server);
    },
  };
  await listen(server, port);
  return road;
}
