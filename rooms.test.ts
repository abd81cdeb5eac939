import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

// Who may import whom (CONTRIBUTING.md, "The house"). A room that reaches into its neighbour can no
// longer be read, tested or replaced alone; this walks every import of the tree and names the line
// that breaks a rule.

type Import = { from: string; to: string; typeOnly: boolean };

const imports = sourceFiles('app').flatMap(importsOf);

describe('rooms', () => {
  it('reads the tree', () => expect(imports.length).toBeGreaterThan(10));

  it('core knows only core (and the Moon)', () => {
    const allowed = (to: string) => to.startsWith('app/core/') || to === 'astronomy-engine';
    expect(breaking((one) => in_(one.from, 'core') && !isTest(one.from) && !allowed(one.to))).toEqual([]);
  });

  it('ui knows only ui and core', () => {
    expect(
      breaking((one) => in_(one.from, 'ui') && inApp(one.to) && !/^app\/(ui|core)\//.test(one.to)),
    ).toEqual([]);
  });

  it('the server knows only server and core', () => {
    expect(
      breaking((one) => in_(one.from, 'server') && inApp(one.to) && !/^app\/(server|core)\//.test(one.to)),
    ).toEqual([]);
  });

  it('a public room never imports a sibling room or admin, and admin no public room', () => {
    const room = (file: string) => file.split('/')[2] ?? '';
    /** A test beside the rooms, in none of them, may walk them all. */
    const walksAll = (file: string) => isTest(file) && file.split('/').length === 3;
    const stranger = (one: Import) => {
      const house = /^app\/(site|admin)\//.exec(one.from)?.[1];
      if (!house || walksAll(one.from)) return false;
      if (/^app\/(site|admin)\//.test(one.to) && !one.to.startsWith(`app/${house}/`)) return true;
      return (
        one.to.startsWith(`app/${house}/`) && room(one.to) !== room(one.from) && room(one.to) !== 'shared'
      );
    };
    expect(breaking(stranger)).toEqual([]);
  });

  it('server values are used only by routes and the server itself', () => {
    const mayUse = (file: string) =>
      in_(file, 'server') || isTest(file) || /\.route\.tsx?$|^app\/(entry\.server|root)\.tsx$/.test(file);
    expect(breaking((one) => in_(one.to, 'server') && !one.typeOnly && !mayUse(one.from))).toEqual([]);
  });

  it('providers are known only to wiring', () => {
    const provider = /^app\/server\/(payments\/razorpay|mail\/smtp|media\/(disk|s3))\.ts$/;
    const mayKnow = (file: string) => file === 'app/server/wiring.ts' || isTest(file);
    expect(breaking((one) => provider.test(one.to) && !one.typeOnly && !mayKnow(one.from))).toEqual([]);
  });

  it('a route takes the path of its page from `url`: `request.url` is `/about.data` after a click', () => {
    const wholeUrl = /new URL\(request\.url\)(?!\.searchParams)/;
    const readers = sourceFiles('app').filter(
      (file) =>
        /^app\/(site|admin)\//.test(file) && !isTest(file) && wholeUrl.test(readFileSync(file, 'utf8')),
    );
    expect(readers).toEqual([]);
  });

  it('nothing reads the environment but the configuration', () => {
    const allowed =
      /^app\/server\/(config|node-env|db\/embedded-postgres|db\/test-postgres|test-side-process)\.ts$/;
    const readers = sourceFiles('app').filter(
      (file) => !isTest(file) && /process\.env\b/.test(readFileSync(file, 'utf8')),
    );
    expect(readers.filter((file) => !allowed.test(file))).toEqual([]);
  });
});

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const statement =
    /^\s*(?:import|export)\s+(type\s)?([^'";]*?)\bfrom\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]/gm;
  return [...text.matchAll(statement)].map((match) => ({
    from: file,
    to: resolve(file, match[3] ?? match[4] ?? ''),
    typeOnly: match[1] !== undefined || onlyTypes(match[2] ?? ''),
  }));
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

const in_ = (file: string, room: string) => file.startsWith(`app/${room}/`);
const inApp = (file: string) => file.startsWith('app/');
const isTest = (file: string) => /\.test\.tsx?$|\/test-[^/]*\.ts$/.test(file);
const breaking = (rule: (one: Import) => boolean) =>
  imports.filter(rule).map((one) => `${one.from} -> ${one.to}`);
