import { type ChildProcess, fork } from 'node:child_process';
import { makeFairQueue, type QueueRoom } from './fair-queue.ts';
import { environmentWithoutSecrets } from './node-env.ts';

/** Work that is done in a process of its own. */
export type SideProcess<Job, Answer> = {
  /**
   * For an owner, who gets a limited share of the process. Throws when it could not be done,
   * BusyError when too much waits already.
   */
  ask: (job: Job, owner: string) => Promise<Answer>;
  close: () => Promise<void>;
};

export type SideRequest<Job> = { id: number; job: Job };
export type SideAnswer<Answer> = { id: number; answer: Answer } | { id: number; fault: string };

type Kind = {
  /** Its name in errors: 'printing'. */
  name: string;
  file: string;
  room: QueueRoom;
  /** A fresh process frees what its libraries cached. */
  jobsPerProcess: number;
  longestSeconds: number;
  /** Megabytes of JavaScript. */
  heap: number;
};

const idleSeconds = 30;

/**
 * No visitor waits behind such work, and a native library that dies on a bad file takes only this
 * process with it, which exists only while there is work. When it dies or hangs, its own jobs fail
 * and the next job starts another.
 */
export function makeSideProcess<Job, Answer>(kind: Kind): SideProcess<Job, Answer> {
  const queue = makeFairQueue(kind.room);
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  let child: ChildProcess | null = null;
  let done = 0;
  let nextId = 0;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const end = (reason: Error): void => {
    clearTimeout(timer);
    const ending = child;
    child = null;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
    ending?.kill('SIGKILL');
  };

  const started = (): ChildProcess => {
    if (child) return child;
    const fresh = fork(kind.file, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${kind.heap}`],
      env: environmentWithoutSecrets(),
    });
    const fail = (reason: Error): void => {
      if (child === fresh) end(reason);
    };
    fresh.on('error', fail);
    fresh.on('exit', () => fail(new Error(`the ${kind.name} process ended`)));
    fresh.on('message', (answer: SideAnswer<Answer>) => {
      if (child === fresh) take(answer);
    });
    // A site that closes does not wait for it.
    fresh.unref();
    fresh.channel?.unref();
    done = 0;
    child = fresh;
    return fresh;
  };

  const take = (answer: SideAnswer<Answer>): void => {
    const job = waiting.get(answer.id);
    waiting.delete(answer.id);
    done++;
    if ('answer' in answer) job?.resolve(answer.answer);
    else job?.reject(new Error(answer.fault));
    watch();
  };

  /**
   * While something waits, the next answer must come in time; when nothing waits, the process may
   * end.
   */
  const watch = (): void => {
    clearTimeout(timer);
    if (waiting.size > 0) {
      const hangs = () => end(new Error(`the ${kind.name} process hangs`));
      timer = setTimeout(hangs, kind.longestSeconds * 1000);
    } else if (done >= kind.jobsPerProcess) end(new Error('idle'));
    else timer = setTimeout(() => end(new Error('idle')), idleSeconds * 1000).unref();
  };

  const send = (job: Job): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (closed) {
        reject(new Error('the site is closing'));
        return;
      }
      const id = nextId++;
      waiting.set(id, { resolve, reject });
      started().send({ id, job } satisfies SideRequest<Job>, (error) => {
        if (error) end(error);
      });
      if (waiting.size === 1) watch();
    });

  return {
    ask: (job, owner) => queue.take(owner, () => send(job)),
    close: async () => {
      closed = true;
      end(new Error('the site is closing'));
    },
  };
}

/**
 * The child's side: one job after another, until the site disconnects. `work` may load its
 * libraries when first called.
 */
export function serveSideProcess<Job, Answer>(work: (job: Job) => Promise<Answer>): void {
  let turn = Promise.resolve();
  const reply = (answer: SideAnswer<Answer>): void => {
    // A killed site leaves a broken pipe, detected only by writing: then nobody waits for the
    // answer any more.
    if (process.connected) process.send?.(answer, undefined, undefined, (error) => error && process.exit());
  };
  process.on('message', ({ id, job }: SideRequest<Job>) => {
    turn = turn.then(async () => {
      try {
        reply({ id, answer: await work(job) });
      } catch (error) {
        reply({ id, fault: String(error) });
      }
    });
  });
  process.on('disconnect', () => process.exit());
  // A terminal's Ctrl-C reaches the whole group; the site closes this process when it is done with
  // it.
  process.on('SIGINT', () => {});
}
