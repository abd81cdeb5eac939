import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Child, makeChild } from './child.ts';
import type { Cleanup } from './leave-nothing.ts';

export type Site = Child & {
  log: string;
  /** Sets its clock wrong by so many milliseconds, and waits until it is. */
  shiftClock: (milliseconds: number) => Promise<void>;
};

type SiteOptions = {
  at: number;
  port: number;
  /** Whose code it runs, and whose build. */
  tree: string;
  folder: string;
  env: Record<string, string>;
};

/** One process of the production build, whose clock can be set wrong. */
export function makeSite(cleanup: Cleanup, { at, port, tree, folder, env }: SiteOptions): Site {
  if (!existsSync(path.join(tree, 'build/en/server/index.js'))) throw new Error('Run "npm run build" first.');
  const log = path.join(folder, `site-${at + 1}.log`);
  const shiftFile = path.join(folder, `clock-${at + 1}`);
  const setShift = (milliseconds: number) => writeFileSync(shiftFile, String(milliseconds));
  setShift(0);
  const preload = path.join(import.meta.dirname, 'clock-shift.ts');
  const child = makeChild(cleanup, {
    name: `site ${at + 1}`,
    args: ['--import', preload, path.resolve(tree, 'app/server/main.ts')],
    folder: tree,
    env: { ...env, PORT: String(port), CLOCK_SHIFT_FILE: shiftFile },
    openWords: 'Mandir is open at',
    log,
  });
  return {
    ...child,
    log,
    shiftClock: async (milliseconds) => {
      setShift(milliseconds);
      const inForce = `${shiftFile}.in-force`;
      for (let look = 0; look < 200; look += 1) {
        if (existsSync(inForce) && readFileSync(inForce, 'utf8') === String(milliseconds)) return;
        await sleep(50);
      }
      throw new Error(`the clock of site ${at + 1} could not be set`);
    },
  };
}
