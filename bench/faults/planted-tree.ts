import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Cleanup } from './leave-nothing.ts';
import type { Edit } from './planted-list.ts';
import { replaceText } from './replace-text.ts';

export type PlantedTree = {
  folder: string;
  /**
   * Changes the copy, and returns a function that restores it. Throws where a text is not found.
   */
  plant: (edits: readonly Edit[]) => Promise<() => Promise<void>>;
};

/**
 * Node resolves a module's package by its real path, so what is run must be copied; the rest is
 * only read.
 */
const copied = ['app', 'bench', 'build', 'db', 'package.json'];
const linked = ['content', 'node_modules', 'public'];

/**
 * A copy of the tree and its build in the system's temporary folder, to plant faults in; `more` of its
 * files are copied too.
 */
export async function copyTree(cleanup: Cleanup, more: readonly string[] = []): Promise<PlantedTree> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mandir-planted-'));
  cleanup.add(`the copy ${folder}`, () => rm(folder, { recursive: true, force: true }));
  for (const name of [...copied, ...more]) await cp(name, path.join(folder, name), { recursive: true });
  for (const name of linked) await symlink(path.resolve(name), path.join(folder, name));
  const built = (await readdir(path.join(folder, 'build/en/server'), { recursive: true })).filter((name) =>
    name.endsWith('.js'),
  );
  return {
    folder,
    plant: async (edits) => {
      const whole = new Map<string, string>();
      const undo = async () => {
        for (const [file, text] of whole) await writeFile(file, text);
      };
      try {
        for (const edit of edits) {
          await change(whole, path.join(folder, edit.file), edit);
          if (edit.inBuild)
            await changeBuild(
              whole,
              built.map((name) => path.join(folder, 'build/en/server', name)),
              edit,
            );
        }
      } catch (error) {
        await undo();
        throw error;
      }
      return undo;
    },
  };
}

type Whole = Map<string, string>;

async function change(whole: Whole, file: string, { find, replace, times }: Edit): Promise<void> {
  const source = await readFile(file, 'utf8');
  if (!whole.has(file)) whole.set(file, source);
  await writeFile(file, replaceText(source, find, replace, times));
}

/** The one file of the build that has it; none, or more than one, is a fault. */
async function changeBuild(whole: Whole, files: readonly string[], edit: Edit): Promise<void> {
  const outcomes = await Promise.allSettled(files.map((file) => change(whole, file, edit)));
  const changed = outcomes.filter(({ status }) => status === 'fulfilled').length;
  if (changed !== 1) throw new Error(`in the build, ${changed} files have it: ${edit.find}`);
}
