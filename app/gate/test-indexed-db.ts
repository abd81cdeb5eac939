type Rows = Map<IDBValidKey, unknown>;
type Asked = { result: unknown; onsuccess?: () => void };

/**
 * What the gate's store uses of IndexedDB, in memory: answers come in order, one after the other, and
 * a transaction is over when none is left.
 */
export function makeTestIndexedDb() {
  const stores = new Map<string, Rows>();
  const transaction = () => {
    const trx: { oncomplete?: () => void } = {};
    let open = 0;
    const answer = (work: () => unknown): Asked => {
      const asked: Asked = { result: undefined };
      open += 1;
      setImmediate(() => {
        asked.result = work();
        asked.onsuccess?.();
        open -= 1;
        if (open === 0) trx.oncomplete?.();
      });
      return asked;
    };
    const objectStore = (name: string) => {
      const rows = stores.get(name) ?? new Map();
      return {
        get: (key: IDBValidKey) => answer(() => structuredClone(rows.get(key))),
        getAll: () => answer(() => structuredClone([...rows.values()])),
        put: (row: unknown, key: IDBValidKey) => answer(() => rows.set(key, structuredClone(row))),
        add: (row: unknown) => answer(() => rows.set(rows.size, structuredClone(row))),
        clear: () => answer(() => rows.clear()),
      };
    };
    return Object.assign(trx, { objectStore });
  };
  const db = { transaction, createObjectStore: (name: string) => void stores.set(name, new Map()) };
  return {
    open: () => {
      const asked: Asked & { onupgradeneeded?: () => void } = { result: db };
      setImmediate(() => {
        if (stores.size === 0) asked.onupgradeneeded?.();
        asked.onsuccess?.();
      });
      return asked;
    },
  };
}
