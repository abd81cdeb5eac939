import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as OTLP in JSON has it. */
export type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
  status?: { code: number };
};

/** What takes spans by OTLP over HTTP, in JSON; `status` is what it answers. */
export async function openTestCollector() {
  const spans: SentSpan[] = [];
  const bodies: string[] = [];
  const heads: NodeJS.Dict<string | string[]>[] = [];
  let status = 200;
  const server = createServer(async (req, res) => {
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString();
    bodies.push(body);
    heads.push({ ...req.headers, path: req.url });
    const sent = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };
    if (status === 200)
      spans.push(...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)));
    res.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...{ spans, bodies, heads },
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: (next: number) => {
      status = next;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

export function attributeOf({ attributes }: SentSpan, name: string): string | undefined {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
}
