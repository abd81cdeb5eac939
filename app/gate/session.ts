import { skewOf } from '#core/passes/gate/device-clock.ts';
import { type GateBook, makeGateBook } from '#core/passes/gate/gate-book.ts';
import { type GateFacts, mostScans } from '#core/passes/gate/gate-wire.ts';
import { type GateVerdict, judgeAtGate } from '#core/passes/gate/judge-at-gate.ts';
import type { PassKeys } from '#core/passes/pass-keys.ts';
import { gateKeys } from './gate-keys.ts';
import { askToMeet } from './site.ts';
import { type GateStore, type Stored, type StoredDevice, type StoredScan, stateAfter } from './store.ts';

/** What the screen shows of a pass that was presented. */
export type Shown = {
  verdict: GateVerdict;
  /** '' where the pass does not say it and the office has not. */
  title: string;
  /** Whether it counts as come in; null: the steward has not decided. */
  letIn: boolean | null;
  /** False: the telephone could not write it down. */
  isStored: boolean;
};

/** `not-stored`: the telephone has no room for what the site said, which it says again. */
export type MeetOutcome = 'met' | 'no-line' | 'not-stored' | 'withdrawn' | 'unknown-device';

export type Session = Awaited<ReturnType<typeof openSession>>;

/** After so long without an answer a scan counts as made without a line. */
const lineLastsMs = 30_000;

/** A gate at work: judges, stores and meets. It knows nothing of the screen. */
export async function openSession(store: GateStore, stored: Stored & { device: StoredDevice }) {
  let { device } = stored;
  let facts: GateFacts | null = device.facts;
  let keys: PassKeys = await gateKeys(facts?.keys ?? []);
  let book = makeGateBook();
  let answeredAt = Number.NEGATIVE_INFINITY;
  let isFull = false;
  const scans = new Map(stored.scans.map((scan) => [scan.nonce, scan]));
  for (const changes of stored.changes) book.apply(changes);
  for (const scan of scans.values()) enterOwn(book, scan);

  const siteTime = () => Date.now() + device.skew;
  const waiting = () => [...scans.values()].filter(({ state }) => state === 'waiting');
  const keep = async (scan: StoredScan): Promise<boolean> => {
    scans.set(scan.nonce, scan);
    enterOwn(book, scan);
    return store.keepScan(scan).then(
      () => true,
      () => false,
    );
  };

  /** Writes down that a pass came in. */
  const record = async ({ verdict, title }: Pick<Shown, 'verdict' | 'title'>): Promise<boolean> => {
    if (!verdict.pass) return false;
    const { code, people } = verdict.pass;
    const offline = performance.now() - answeredAt > lineLastsMs;
    const scan = { nonce: crypto.randomUUID(), code, at: siteTime(), offline, undone: false };
    return keep({ ...scan, gate: facts?.gate ?? 0, people, title, state: 'waiting' });
  };

  const present = async (read: string): Promise<Shown | null> => {
    if (!facts) return null;
    const place = { keys, event: facts.event.mark, gate: facts.gate, now: siteTime(), book };
    const verdict = await judgeAtGate(read, place);
    if (verdict.reason === 'unknown-number' && !device.complete) return null;
    const title = verdict.pass ? (book.find(verdict.pass.code)?.title ?? '') : '';
    if (verdict.light !== 'green')
      return { verdict, title, letIn: verdict.light === 'red' ? false : null, isStored: true };
    return { verdict, title, letIn: true, isStored: await record({ verdict, title }) };
  };

  // One after the other: of two readings of one pass the second must know the first.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  };

  return {
    /** Null: it has not heard enough yet to judge this. */
    present: (read: string) => inTurn(() => present(read)),
    /** The steward lets in what was amber. */
    letIn: (shown: Shown): Promise<Shown> =>
      inTurn(async () => ({ ...shown, letIn: true, isStored: await record(shown) })),
    /** Takes back the last scan that was not taken back; null where there is none. */
    undoLast: (): Promise<StoredScan | null> =>
      inTurn(async () => {
        const last = [...scans.values()]
          .filter(({ undone, state }) => !undone && state !== 'refused')
          .sort((one, other) => other.at - one.at)[0];
        if (!last) return null;
        await keep({ ...last, undone: true, state: 'waiting' });
        return last;
      }),
    /** Sends what waits and hears what changed, until nothing is left on either side. */
    meet: async (onPart: () => void = () => {}): Promise<MeetOutcome> => {
      for (;;) {
        const sent = waiting().slice(0, mostScans);
        const at = Date.now();
        const asked = await askToMeet(device.secret, {
          cursor: device.cursor,
          scans: sent.map(({ nonce, code, at, offline, undone }) => ({ nonce, code, at, offline, undone })),
        });
        if (!asked.ok && asked.error === 'withdrawn') await store.wipe(device);
        if (!asked.ok)
          return asked.error === 'withdrawn' || asked.error === 'unknown-device' ? asked.error : 'no-line';
        const { answer } = asked;
        answeredAt = performance.now();
        const met: StoredDevice = {
          ...device,
          ...{ facts: answer.facts, cursor: answer.cursor, metAt: answer.now },
          skew: skewOf({ sent: at, received: Date.now(), now: answer.now }) ?? device.skew,
          complete: device.complete || !answer.more,
        };
        // Else the cursor would be past what is nowhere.
        isFull = await store.keepMeeting({ ...answer, device: met }, sent).then(
          () => false,
          () => true,
        );
        if (isFull) return 'not-stored';
        if (JSON.stringify(answer.facts.keys) !== JSON.stringify(facts?.keys))
          keys = await gateKeys(answer.facts.keys);
        facts = answer.facts;
        device = met;
        if (answer.restart) {
          book = makeGateBook();
          for (const scan of scans.values()) enterOwn(book, scan);
        }
        book.apply(answer.changes);
        const wasUndone = new Map(sent.map(({ nonce, undone }) => [nonce, undone]));
        for (const { nonce, result } of answer.answers) {
          const scan = scans.get(nonce);
          if (!scan || scan.undone !== wasUndone.get(nonce)) continue;
          scan.state = stateAfter(result);
          enterOwn(book, scan);
        }
        onPart();
        if (!answer.more && waiting().length === 0) return 'met';
      }
    },
    facts: () => facts,
    isComplete: () => device.complete,
    metAt: () => device.metAt,
    /** The telephone could not store the last answer. */
    isFull: () => isFull,
    isOnline: () => performance.now() - answeredAt <= lineLastsMs,
    waitingCount: () => waiting().length,
    doubleCount: () => book.doubleCount(),
    counts: () => book.counts(facts?.gate ?? 0),
    doubles: () => book.doubles().map((each) => ({ ...each, pass: book.find(each.code) })),
    passCount: () => book.size(),
    lastScans: (most: number) => [...scans.values()].sort((one, other) => other.at - one.at).slice(0, most),
    wipe: () => store.wipe(device),
  };
}

function enterOwn(book: GateBook, { nonce, code, gate, at, undone, people, state }: StoredScan): void {
  if (state === 'refused') book.drop(code, nonce);
  else book.scan({ key: nonce, code, gate, at, undone }, people);
}
