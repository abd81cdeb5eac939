import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen, stopListening } from './listening.ts';

/** What happens to events on the way: passed on, lost, duplicated, reordered. */
export type EventWeather = 'fair' | 'lost' | 'doubled' | 'reordered';

type Event = { body: Buffer; headers: Record<string, string>; path: string };

export type EventRoad = {
  setWeather: (weather: EventWeather) => void;
  /** How many events were sent twice, or overtaken by a later one. */
  counts: Record<Exclude<EventWeather, 'fair' | 'lost'>, number>;
  /** Captured payments of which every event was lost: only polling finds them. */
  allLost: () => string[];
  close: () => Promise<void>;
};

/** The events that the gateway sends of a captured payment, one each. */
const paidEvents: readonly string[] = ['payment.authorized', 'payment.captured', 'order.paid'];

/** Events that arrive within this are reordered together. */
const gatherMs = 250;

/** The network for events between the test gateway and the site. */
export async function openEventRoad(port: number, siteUrl: string): Promise<EventRoad> {
  let weather: EventWeather = 'fair';
  /** By payment, the kinds of events that report it paid and were lost. */
  const lost = new Map<string, Set<string>>();
  let gathered: { event: Event; answer: (status: number) => void }[] | null = null;

  const deliver = async (event: Event): Promise<number> => {
    const { body, headers, path } = event;
    const init = { method: 'POST', body: new Uint8Array(body), headers, signal: AbortSignal.timeout(20_000) };
    const status = await fetch(`${siteUrl}${path}`, init).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 502,
    );
    return status;
  };

  const gather = (event: Event): Promise<number> =>
    new Promise((answer) => {
      if (gathered) {
        gathered.push({ event, answer });
        return;
      }
      const together = [{ event, answer }];
      gathered = together;
      void sleep(gatherMs).then(async () => {
        gathered = null;
        road.counts.reordered += together.length - 1;
        for (const one of together.toReversed()) one.answer(await deliver(one.event));
      });
    });

  const take = (event: Event): Promise<number> => {
    if (weather === 'lost') {
      const { payment, kind } = factsOf(event);
      if (paidEvents.includes(kind)) lost.set(payment, (lost.get(payment) ?? new Set()).add(kind));
      // The gateway gets a 200: it never sends this one again.
      return Promise.resolve(200);
    }
    if (weather === 'reordered') return gather(event);
    if (weather === 'fair') return deliver(event);
    road.counts.doubled += 1;
    return Promise.all([deliver(event), deliver(event)]).then(([one, other]) => Math.max(one, other));
  };

  const server = createServer(async (req, res) => {
    const event = await readEvent(req).catch(() => null);
    const status = event ? await take(event) : 400;
    res.writeHead(status).end();
  });
  const road: EventRoad = {
    setWeather: (now) => {
      weather = now;
    },
    counts: { doubled: 0, reordered: 0 },
    allLost: () => [...lost].flatMap(([id, { size }]) => (size === paidEvents.length ? [id] : [])),
    close: async () => {
      await stopListening(server);
    },
  };
  await listen(server, port);
  return road;
}

async function readEvent(req: IncomingMessage): Promise<Event> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  const headers = Object.fromEntries(
    Object.entries(req.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && (name.startsWith('x-') || name === 'content-type') ? [[name, value]] : [],
    ),
  );
  return { body: Buffer.concat(chunks), headers, path: req.url ?? '/' };
}

function factsOf({ body }: Event): { payment: string; kind: string } {
  const text = body.toString();
  const payment = /"id":"(pay_\w+)"/.exec(text)?.[1] ?? '';
  return { payment, kind: /"event":"([\w.]+)"/.exec(text)?.[1] ?? '' };
}
