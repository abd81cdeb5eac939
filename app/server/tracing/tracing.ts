/** Words and numbers of ours about a span; nothing of a person, and nothing that was typed. */
export type Attributes = Record<string, string | number>;

export type SpanFacts = {
  name: string;
  kind: 'server' | 'client' | 'internal';
  attributes?: Attributes;
  /** A trace of its own, whatever is under way. */
  root?: boolean;
  /** The header `traceparent` of a request, whose trace it then belongs to (W3C Trace Context). */
  parent?: string;
};

/** A span that has begun; `end` may say what went wrong. */
export type OpenSpan = {
  traceId: string;
  spanId: string;
  note: Note;
  end: (error?: unknown) => void;
};

/** Adds what became known, and perhaps a better name. */
export type Note = (attributes: Attributes, name?: string) => void;

/** How long what took, for whoever watches by OpenTelemetry (docs/operations.md, Watching). */
export type Tracing = {
  /** Does the work within a span; spans begun by it are parts of this one. */
  span: <Answer>(facts: SpanFacts, work: (note: Note) => Promise<Answer>) => Promise<Answer>;
  /** A part of the span under way; null where nothing is. */
  part: (facts: SpanFacts, parent?: OpenSpan) => OpenSpan | null;
  /** Sends what waits. */
  close: () => Promise<void>;
};

/** The default: nothing is measured. */
export const noTracing: Tracing = {
  span: (_, work) => work(() => {}),
  part: () => null,
  close: async () => {},
};
