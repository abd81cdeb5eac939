import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Attributes, SpanFacts } from './tracing.ts';

/** Where spans go, as OpenTelemetry's environment variables name it. */
export type TracingConfig = {
  /** The collector's address; '/v1/traces' comes behind it. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  ratio: number;
};

export type FinishedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  kind: SpanFacts['kind'];
  /** Milliseconds since 1970. */
  startMs: number;
  endMs: number;
  attributes: Attributes;
  failed: boolean;
};

export type SpanExport = { add: (span: FinishedSpan) => void; close: () => Promise<void> };

const everyMs = 2_000;
const mostAtOnce = 512;
/** What waits for a collector that is slow; more is dropped. */
const mostWaiting = 4_096;
const patienceMs = 10_000;
const warnEveryMs = 60_000;
/** A collector that hangs must not keep the site from stopping. */
const closeWithinMs = 3_000;

/**
 * Sends spans by OTLP/HTTP in JSON (opentelemetry.io/docs/specs/otlp), some at a time. Spans are no
 * record: those that the collector does not take are dropped, with a line in the log once a minute.
 */
export function makeSpanExport(config: TracingConfig, log: Pick<Logger, 'warn'>): SpanExport {
  let waiting: FinishedSpan[] = [];
  let dropped = 0;
  let warnedAt = Number.NEGATIVE_INFINITY;
  let sending: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;

  const warn = (reason: string): void => {
    if (performance.now() - warnedAt < warnEveryMs) return;
    warnedAt = performance.now();
    log.warn({ reason, dropped }, 'spans not sent');
    dropped = 0;
  };

  const sendAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, mostAtOnce);
      const reason = await send(config, batch);
      if (reason === null) continue;
      dropped += batch.length;
      warn(reason);
    }
  };

  const flush = (): Promise<void> => {
    if (timer) clearTimeout(timer);
    timer = null;
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  };

  return {
    add: (span) => {
      if (waiting.length >= mostWaiting) {
        dropped += 1;
        warn('too many wait');
        return;
      }
      waiting.push(span);
      if (waiting.length === mostAtOnce) void flush();
      else timer ??= setTimeout(() => void flush(), everyMs).unref();
    },
    close: async () => {
      const sent = flush().then(flush);
      await Promise.race([sent, sleep(closeWithinMs, undefined, { ref: false })]);
      waiting = [];
    },
  };
}

/** Null when the collector took them, else why not. */
async function send(config: TracingConfig, batch: readonly FinishedSpan[]): Promise<string | null> {
  try {
    const answer = await fetch(`${config.endpoint}/v1/traces`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...config.headers },
      body: JSON.stringify(bodyOf(config.serviceName, batch)),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body?.cancel();
    return answer.ok ? null : `HTTP ${answer.status}`;
  } catch (error) {
    return (error as Error).name;
  }
}

const kinds = { internal: 1, server: 2, client: 3 };
const failedStatus = { code: 2 };

function bodyOf(serviceName: string, batch: readonly FinishedSpan[]) {
  const spans = batch.map(({ startMs, endMs, attributes, failed, kind, ...span }) => ({
    ...span,
    kind: kinds[kind],
    startTimeUnixNano: nano(startMs),
    endTimeUnixNano: nano(endMs),
    attributes: attributesOf(attributes),
    ...(failed ? { status: failedStatus } : {}),
  }));
  const resource = { attributes: attributesOf({ 'service.name': serviceName }) };
  return { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'mandir' }, spans }] }] };
}

function attributesOf(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value },
  }));
}

/** Nanoseconds as text: they are beyond the safe integers. */
function nano(ms: number): string {
  return String(BigInt(Math.round(ms * 1_000)) * 1_000n);
}
