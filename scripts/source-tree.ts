import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * One import of one file; `to` is a path from the root where it is ours, else the name of a
 * package.
 */
export type Import = { from: string; to: string; typeOnly: boolean };

/** Tests, and what only tests use. */
export const isTest = (file: string): boolean => /\.test\.tsx?$|\/test-[^/]*\.tsx?$/.test(file);

/** The TypeScript files of a folder, as paths from the root. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** What a file imports: statements of import and export, and `import()` of a fixed file. */
export function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const statement =
    /^\s*(?:import|export)\s+(type\s)?([^'";]*?)\bfrom\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]/gm;
  const whole = [...text.matchAll(statement)].map((match) => ({
    from: file,
    to: resolve(file, match[3] ?? match[4] ?? ''),
    typeOnly: match[1] !== undefined || onlyTypes(match[2] ?? ''),
  }));
  const dynamic = [...text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)].map((match) => ({
    from: file,
    to: resolve(file, match[1] ?? ''),
    typeOnly: false,
  }));
  return [...whole, ...dynamic];
}

/** `import { type A, type B }` brings no value either. */
function onlyTypes(clause: string): boolean {
  const named = /^\{([^}]*)\}\s*$/s.exec(clause.trim());
  const parts =
    named?.[1]
      ?.split(',')
      .map((part) => part.trim())
      .filter(Boolean) ?? [];
  return parts.length > 0 && parts.every((part) => part.startsWith('type '));
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return `app/${specifier.slice(1)}`;
  return specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : specifier;
}

/**
 * Groups of nodes that reach one another (Tarjan's strongly connected components) of two or more.
 */
export function circlesOf(edges: Iterable<readonly [string, string]>): string[][] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of edges) {
    if (from === to) continue;
    next.set(from, (next.get(from) ?? new Set()).add(to));
    if (!next.has(to)) next.set(to, new Set());
  }
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (node: string): void => {
    index.set(node, index.size);
    low.set(node, index.get(node) ?? 0);
    open.push(node);
    for (const to of next.get(node) ?? []) {
      if (!index.has(to)) visit(to);
      if (open.includes(to)) low.set(node, Math.min(low.get(node) ?? 0, low.get(to) ?? 0));
    }
    if (low.get(node) !== index.get(node)) return;
    const circle = open.splice(open.indexOf(node));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const node of next.keys()) if (!index.has(node)) visit(node);
  return circles;
}
