import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

export type LastRelease = {
  /** Forty hexadecimal digits. */
  commit: string;
  /** The day of the release. */
  date: string;
};

export function readLastRelease(): LastRelease {
  return JSON.parse(readFileSync('db/last-release.json', 'utf8')) as LastRelease;
}

/**
 * The folder with the code of a commit, built once, in data/releases. Throws where this clone has not
 * the commit: a test that is left out would look as if it had passed.
 */
export function buildRelease(commit: string): string {
  const tree = path.resolve('data/releases', commit.slice(0, 12));
  const done = path.join(tree, 'build/complete');
  if (existsSync(done)) return tree;
  if (git('cat-file', '-e', `${commit}^{commit}`).status !== 0)
    throw new Error(
      `This clone has not the commit ${commit.slice(0, 12)} (a shallow clone?), so nothing was tested. First: git fetch --depth=1 origin ${commit}`,
    );
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  execFileSync('tar', ['-x', '-C', tree], { input: git('archive', '--format=tar', commit).stdout });
  const lock = 'package-lock.json';
  if (readFileSync(lock).equals(readFileSync(path.join(tree, lock)))) linkModules(tree);
  // It runs with what it was released with.
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: tree, stdio: 'inherit' });
  console.log(`building ${commit.slice(0, 12)}`);
  execFileSync('npm', ['run', 'build'], { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] });
  writeFileSync(done, '');
  return tree;
}

/** A folder of its own with today's packages, since builds keep things in `node_modules/.cache`. */
function linkModules(tree: string): void {
  mkdirSync(path.join(tree, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    if (name.startsWith('.') && name !== '.bin') continue;
    symlinkSync(path.resolve('node_modules', name), path.join(tree, 'node_modules', name));
  }
}

function git(...args: string[]) {
  return spawnSync('git', args, { maxBuffer: 1e9 });
}
