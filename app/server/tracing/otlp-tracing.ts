import { randomBytes } from 'node:crypto';
import type { FinishedSpan, SpanExport } from './otlp-export.ts';
import { requestScope } from './request-scope.ts';
import type { OpenSpan, SpanFacts, Tracing } from './tracing.ts';

/**
 * Spans for OpenTelemetry. `ratio` of the traces that begin here are sent, from 0 to 1; one that
 * began elsewhere is sent where its sender sends it.
 */
export function makeOtlpTracing(spans: SpanExport, ratio: number): Tracing {
  /** Null where the trace is not sent: then nothing in it is measured. */
  const begin = (facts: SpanFacts, parent: OpenSpan | undefined): OpenSpan | null => {
    const from = parent ? { ...parent, isSent: true } : readTraceparent(facts.parent);
    if (from ? !from.isSent : Math.random() >= ratio) return null;
    const began = performance.now();
    const span: FinishedSpan = {
      traceId: from?.traceId ?? randomBytes(16).toString('hex'),
      spanId: randomBytes(8).toString('hex'),
      parentSpanId: from?.spanId,
      ...{ name: facts.name, kind: facts.kind, startMs: performance.timeOrigin + began, endMs: 0 },
      attributes: { ...facts.attributes },
      failed: false,
    };
    return {
      ...{ traceId: span.traceId, spanId: span.spanId },
      note: (attributes, name = span.name) => {
        Object.assign(span.attributes, attributes);
        span.name = name;
      },
      end: (error) => {
        span.endMs = span.startMs + performance.now() - began;
        if (error !== undefined) span.attributes['error.type'] = kindOf(error);
        span.failed = 'error.type' in span.attributes;
        spans.add(span);
      },
    };
  };

  return {
    part: (facts, parent = requestScope.getStore()?.span) => (parent ? begin(facts, parent) : null),
    span: (facts, work) => {
      const scope = requestScope.getStore();
      const span = begin(facts, facts.root ? undefined : scope?.span);
      if (!span) return requestScope.run({ ...scope, span: undefined }, () => work(() => {}));
      return requestScope.run({ ...scope, span }, async () => {
        try {
          const answer = await work(span.note);
          span.end();
          return answer;
        } catch (error) {
          span.end(error);
          throw error;
        }
      });
    },
    close: () => spans.close(),
  };
}

/** `00-<trace>-<span>-<flags>`; bit 0 of the flags: its sender sends it. */
function readTraceparent(header: string | undefined) {
  const [, traceId, spanId, flags] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(header ?? '') ?? [];
  if (!traceId || !spanId || !flags || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, isSent: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** Of an error its code or its kind: its message may repeat what was typed. */
function kindOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'error').slice(0, 60);
}
