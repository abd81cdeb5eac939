import { request } from 'node:https';
import type { Ask } from '../browser.ts';

/** What became of one request of a visitor. Times are performance.now(). */
export type Answered = { what: string; sentAt: number; at: number; fault: string | null };

export type AnswerNotes = {
  all: Answered[];
  /** Requests that are not answered yet. */
  underWay: Set<string>;
  /** Of an answer that only its reader knows to be wrong. */
  noteFault: (what: string, fault: string) => void;
  /** Sends from this IP address, over the front's certificate, and notes what comes back. */
  askFrom: (address: string) => Ask;
};

const patienceMs = 30_000;

export function takeNotes(): AnswerNotes {
  const notes: AnswerNotes = {
    all: [],
    underWay: new Set(),
    noteFault: (what, fault) => {
      const at = performance.now();
      notes.all.push({ what, sentAt: at, at, fault });
    },
    askFrom: (address) => async (url, init) => {
      const what = `${init.method ?? 'GET'} ${url.pathname.replaceAll(/(don|ord)_[\w-]+/g, ':id')}`;
      const sentAt = performance.now();
      const mark = `${what} ${sentAt}`;
      notes.underWay.add(mark);
      const note = (fault: string | null) => notes.all.push({ what, sentAt, at: performance.now(), fault });
      try {
        const answer = await send(address, url, init);
        note(answer.status >= 500 ? String(answer.status) : null);
        return answer;
      } catch (error) {
        note((error as NodeJS.ErrnoException).code ?? String(error));
        throw error;
      } finally {
        notes.underWay.delete(mark);
      }
    },
  };
  return notes;
}

/** One request over a connection of its own, as from the visitor's own machine. */
function send(localAddress: string, url: URL, { method = 'GET', headers, body }: Parameters<Ask>[1]) {
  const text = body?.toString() ?? '';
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(text.length) };
  const sent = { ...headers, ...(body ? form : {}) };
  return new Promise<Response>((resolve, reject) => {
    const options = { method, headers: sent, localAddress, agent: false as const, timeout: patienceMs };
    const asked = request(url, options, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.once('error', reject);
      answer.once('end', () => {
        const { statusCode: status = 502, rawHeaders } = answer;
        const pairs = rawHeaders.flatMap((name, at): [string, string][] =>
          at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? '']] : [],
        );
        const hasBody = ![204, 304].includes(status);
        resolve(new Response(hasBody ? Buffer.concat(pieces) : null, { status, headers: pairs }));
      });
    });
    asked.once('timeout', () => asked.destroy(new Error('no answer')));
    asked.once('error', reject);
    asked.end(text);
  });
}
