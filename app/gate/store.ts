import type {
  GateChanges,
  GateCursor,
  GateFacts,
  ScanAnswer,
  SentScan,
} from '#core/passes/gate/gate-wire.ts';

/** A scan on this telephone; it is sent until it is answered. */
export type StoredScan = SentScan & {
  gate: number;
  people: number;
  title: string;
  /** Whether it must still be sent; the site did not take one that is `refused`. */
  state: 'waiting' | 'sent' | 'refused';
};

/** What pairing and meetings left here. The secret is all that speaks for this telephone. */
export type StoredDevice = {
  secret: string;
  cursor: GateCursor;
  facts: GateFacts | null;
  /** How far this clock is behind the site's, in milliseconds. */
  skew: number;
  /** By the site's clock; null: it has not met since it was paired. */
  metAt: number | null;
  /** All that the office knew when it was paired has arrived. */
  complete: boolean;
};

export type Stored = { device: StoredDevice | null; changes: GateChanges[]; scans: StoredScan[] };

type MeetingHeard = { device: StoredDevice; changes: GateChanges; answers: ScanAnswer[]; restart: boolean };

export type GateStore = Awaited<ReturnType<typeof openStore>>;

const stores = ['device', 'changes', 'scans'] as const;
const deviceKey = 'this';

/**
 * The telephone's own database. A scan is written to the disk itself before its answer is shown
 * (`strict`); what a meeting brought is stored with its cursor in one transaction, so that after a
 * crash nothing is missing between them.
 */
export async function openStore() {
  const db = await openDatabase();
  const write = (names: readonly (typeof stores)[number][], work: (trx: IDBTransaction) => void) =>
    new Promise<void>((resolve, reject) => {
      const trx = db.transaction(names, 'readwrite', { durability: 'strict' });
      trx.oncomplete = () => resolve();
      trx.onabort = () => reject(trx.error);
      work(trx);
    });
  return {
    load: async (): Promise<Stored> => {
      const trx = db.transaction(stores);
      const [device, changes, scans] = await Promise.all([
        answerOf<StoredDevice | undefined>(trx.objectStore('device').get(deviceKey)),
        answerOf<GateChanges[]>(trx.objectStore('changes').getAll()),
        answerOf<StoredScan[]>(trx.objectStore('scans').getAll()),
      ]);
      return { device: device ?? null, changes, scans };
    },
    /** Scans of the pairing before stay, and are sent. */
    pair: (device: StoredDevice) =>
      write(['device', 'changes'], (trx) => {
        trx.objectStore('changes').clear();
        trx.objectStore('device').put(device, deviceKey);
      }),
    keepScan: (scan: StoredScan) =>
      write(['scans'], (trx) => void trx.objectStore('scans').put(scan, scan.nonce)),
    /**
     * What a meeting brought. An answer is to the scan as it was sent: one that was undone
     * meanwhile waits on. Nothing, where the pairing that met was deleted meanwhile.
     */
    keepMeeting: ({ device, changes, answers, restart }: MeetingHeard, sent: readonly StoredScan[]) =>
      write(stores, (trx) =>
        whilePaired(trx, device, () => {
          trx.objectStore('device').put(device, deviceKey);
          if (restart) trx.objectStore('changes').clear();
          if (changes.passes.length + changes.scans.length > 0) trx.objectStore('changes').add(changes);
          const wasUndone = new Map(sent.map(({ nonce, undone }) => [nonce, undone]));
          const scans = trx.objectStore('scans');
          for (const { nonce, result } of answers) {
            const asked = scans.get(nonce);
            asked.onsuccess = () => {
              const scan = asked.result as StoredScan | undefined;
              if (scan && scan.undone === wasUndone.get(nonce))
                scans.put({ ...scan, state: stateAfter(result) }, nonce);
            };
          }
        }),
      ),
    /** Deletes everything of a pairing: the telephone is nobody's gate any more. */
    wipe: (device: StoredDevice) =>
      write(stores, (trx) =>
        whilePaired(trx, device, () => {
          for (const name of stores) trx.objectStore(name).clear();
        }),
      ),
  };
}

/** Does nothing where the telephone is paired anew by now, or no longer. */
function whilePaired(trx: IDBTransaction, { secret }: StoredDevice, work: () => void): void {
  const asked = trx.objectStore('device').get(deviceKey);
  asked.onsuccess = () => {
    if ((asked.result as StoredDevice | undefined)?.secret === secret) work();
  };
}

export function stateAfter(result: ScanAnswer['result']): StoredScan['state'] {
  return result === 'in' || result === 'double' || result === 'undone' ? 'sent' : 'refused';
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('gate', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('device');
    request.result.createObjectStore('changes', { autoIncrement: true });
    request.result.createObjectStore('scans');
  };
  return answerOf(request);
}

function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
