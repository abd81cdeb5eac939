import { spawn } from 'node:child_process';
import path from 'node:path';
import { printTable } from '../numbers.ts';
import type { Cleanup } from './leave-nothing.ts';
import { plantedFaults, type Scenario, scenarios } from './planted-list.ts';
import { copyTree, type PlantedTree } from './planted-tree.ts';

type Verdict = { code: number; broken: string[]; output: string };

/**
 * Removes one lock, check or idempotency after the other in a copy of the tree and checks that the
 * harness notices. Each scenario is run unchanged first: one that is red by itself proves nothing.
 * True when all are green unchanged and red planted.
 */
export async function runPlanted(
  cleanup: Cleanup,
  options: { seed: number; port: number; only: readonly Scenario[]; named: string },
): Promise<boolean> {
  const tree = await copyTree(cleanup);
  // Finds a text that is gone at once, not after a run of a quarter of an hour.
  for (const { edits } of plantedFaults) await (await tree.plant(edits))();
  const rows: string[][] = [];
  let good = true;
  const note = (name: string, scenario: Scenario, wanted: boolean, words: string) => {
    if (!wanted) good = false;
    rows.push([name, scenario, words]);
    console.log(`${name} (${scenario}): ${words}`);
  };
  for (const scenario of options.only) {
    const { code, broken, output } = await runIn(cleanup, tree, scenario, options);
    if (code !== 0) console.error(output);
    note(
      'nothing',
      scenario,
      code === 0,
      code === 0 ? 'green' : `RED: ${broken.join('; ') || `ended with ${code}`}`,
    );
  }
  let seen = 0;
  const chosen = plantedFaults.filter(
    ({ name, scenario }) => options.only.includes(scenario) && name.includes(options.named),
  );
  for (const { name, scenario, edits } of chosen) {
    const undo = await tree.plant(edits);
    const { code, broken, output } = await runIn(cleanup, tree, scenario, options);
    await undo();
    const isSeen = code === 1 && broken.length > 0;
    if (isSeen) seen += 1;
    else console.error(output);
    note(
      name,
      scenario,
      isSeen,
      isSeen ? `seen: ${broken.join('; ').slice(0, 150)}` : `NOT SEEN, ended with ${code}`,
    );
  }
  printTable('Planted faults', ['planted', 'scenario', 'result'], rows);
  console.log(`\n${seen} of ${chosen.length} planted faults seen`);
  return good;
}

/** A run of the harness in the copy, as a child process. */
function runIn(
  cleanup: Cleanup,
  { folder }: PlantedTree,
  scenario: Scenario,
  { seed, port }: { seed: number; port: number },
): Promise<Verdict> {
  const args = ['--seed', String(seed), '--port', String(port), ...scenarios[scenario].split(' ')];
  const child = spawn(process.execPath, [path.join(folder, 'bench/faults.ts'), ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 2)));
  // It cleans up when it gets a signal.
  cleanup.add('a run in the copy', async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return ended.then(async (code) => {
    // Whoever stopped it stopped us too: nothing more is written into the copy, which is being
    // deleted.
    if (cleanup.isRunning()) await cleanup.run();
    return verdictOf(code, output);
  });
}

function verdictOf(code: number, output: string): Verdict {
  return {
    code,
    output,
    broken: [...output.matchAll(/^broken: (.*?)(?: \[| \{|$)/gm)]
      .map(([, what = '']) => what.trim())
      // A slow machine may have too few visitors, or none just where a fault struck: that proves
      // nothing.
      .filter((what) => !/^(load:|hit by )/.test(what)),
  };
}
