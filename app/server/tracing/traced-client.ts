import type { Attributes, OpenSpan, SpanFacts, Tracing } from './tracing.ts';

type Client = {
  query: (text: never, values?: never) => unknown;
  release: (error?: Error | boolean) => void;
};

/**
 * A connection whose statements are spans of what is under way, and whose transactions hold theirs.
 * A statement is named by its verb and its table: its text and its values are in no span.
 */
export function traceConnections(tracing: Pick<Tracing, 'part'>): <One extends Client>(client: One) => One {
  return <One extends Client>(client: One): One => trace(client, tracing) as Client as One;
}

function trace(client: Client, tracing: Pick<Tracing, 'part'>): Client {
  let transaction: OpenSpan | null = null;
  return {
    query: (text: unknown, values: unknown) => {
      const ask = () => client.query(text as never, values as never);
      if (typeof text !== 'string') return ask();
      const word = text.trimStart().slice(0, 8).toLowerCase();
      if (/^(begin|start)/.test(word)) transaction = tracing.part(spanOf('transaction')) ?? null;
      const whole = /^(commit|rollback)/.test(word) && !/\bto\b/i.test(text) ? transaction : null;
      const span = tracing.part(spanOf(nameOf(text)), transaction ?? undefined);
      if (whole) transaction = null;
      if (!span) return ask();
      const done = (error?: unknown) => {
        span.end(error);
        whole?.end(error);
      };
      const answer = ask() as Promise<unknown>;
      answer.then(() => done(), done);
      return answer;
    },
    release: (error) => {
      // One whose connection broke is rolled back by the database.
      transaction?.end(error === undefined ? undefined : error);
      transaction = null;
      client.release(error);
    },
  };
}

function spanOf(name: string): SpanFacts {
  const [operation = '', table] = name.split(' ');
  const about: Attributes = table ? { 'db.collection.name': table } : {};
  return {
    name,
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation, ...about },
  };
}

/** 'insert donations'. */
function nameOf(text: string): string {
  const verb = /\b(select|insert|update|delete|merge)\b/i.exec(text)?.[1] ?? /\w+/.exec(text)?.[0] ?? 'query';
  const table = /\b(?:from|into|update|join)\s+"?([a-z_][a-z0-9_]*)"?/i.exec(text)?.[1];
  return [verb.toLowerCase(), ...(table ? [table] : [])].join(' ');
}
