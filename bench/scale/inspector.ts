/** What the process says of itself; CPU in milliseconds since its start, memory in MB. */
export type Look = {
  cpuMs: number;
  rss: number;
  heap: number;
  external: number;
  /** Open handles of libuv by their kind: sockets, timers, pipes. */
  handles: Record<string, number>;
};

export type Inspector = {
  /** Collects all garbage first where `collect` is set, so that only what is still held is counted. */
  look: (options?: { collect: boolean }) => Promise<Look>;
  close: () => void;
};

const report = `JSON.stringify((() => {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  const handles = {};
  for (const kind of process.getActiveResourcesInfo()) handles[kind] = (handles[kind] ?? 0) + 1;
  const mb = 1048576;
  return { cpuMs: (user + system) / 1000, rss: rss / mb, heap: heapUsed / mb, external: external / mb, handles };
})())`;

/**
 * Asks a Node process that was started with `--inspect=127.0.0.1:port`, over the protocol of the
 * debugger: the site needs no code for it and is the same that runs in life.
 */
export async function inspect(port: number): Promise<Inspector> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  if (!target) throw new Error(`nothing to inspect at port ${port}`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, (result: unknown) => void>();
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result: unknown };
    if (id !== undefined) waiting.get(id)?.(result);
  };
  let asked = 0;
  const ask = <Result>(method: string, params = {}): Promise<Result> => {
    asked += 1;
    const id = asked;
    return new Promise((resolve) => {
      waiting.set(id, (result) => {
        waiting.delete(id);
        resolve(result as Result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
  return {
    look: async ({ collect } = { collect: false }) => {
      // Twice: what a first collection finds by finalizers, only the second frees.
      for (let round = 0; collect && round < 2; round += 1) await ask('HeapProfiler.collectGarbage');
      const { result } = await ask<{ result: { value: string } }>('Runtime.evaluate', { expression: report });
      return JSON.parse(result.value) as Look;
    },
    close: () => socket.close(),
  };
}
