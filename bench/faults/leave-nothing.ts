export type Cleanup = {
  /** Undone last first, whatever way the run ends. */
  add: (what: string, undo: () => Promise<unknown>) => void;
  /** Undoes everything, once; a second call waits for the first. */
  run: () => Promise<void>;
  /** Whether it has begun: nothing may be started any more. */
  isRunning: () => boolean;
};

const patienceMs = 30_000;

/**
 * Whatever a run starts or creates is undone on every way out: its end, a fault of its own, Ctrl-C,
 * a hang-up. Only SIGKILL of the harness itself leaves something; the next run uses folders of its
 * own and shares nothing with it.
 */
export function leaveNothingBehind(): Cleanup {
  const undos: { what: string; undo: () => Promise<unknown> }[] = [];
  let running: Promise<void> | null = null;
  const undoAll = async (): Promise<void> => {
    for (let one = undos.pop(); one; one = undos.pop()) {
      const { what, undo } = one;
      await withPatience(undo()).catch((error: unknown) => console.error(`could not undo: ${what}`, error));
    }
  };
  const run = (): Promise<void> => {
    running ??= undoAll();
    return running;
  };
  const leave = (code: number) => void run().then(() => process.exit(code));
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)
    process.on(signal, () => leave(code));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error) => {
      console.error(error);
      leave(2);
    });
  return {
    add: (what, undo) => {
      undos.push({ what, undo });
    },
    run,
    isRunning: () => running !== null,
  };
}

function withPatience(work: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${patienceMs} ms`)), patienceMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
