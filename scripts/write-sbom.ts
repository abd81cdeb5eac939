import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// node scripts/write-sbom.ts <file>: what runs on the server, as CycloneDX, from the lock file and
// without the network. Development tools are removed from the lock file first: npm's own --omit dev
// leaves out every package that one of them needs too, react among them.

type Manifest = { name: string; devDependencies?: Record<string, string> };
type Lock = { packages: Record<string, { dev?: boolean; devDependencies?: Record<string, string> }> };

const [file = 'build/sbom.cdx.json'] = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'sbom-'));
try {
  const { devDependencies: _, ...manifest } = readJson<Manifest>('package.json');
  const lock = readJson<Lock>('package-lock.json');
  const kept = Object.entries(lock.packages).filter(([, { dev }]) => !dev);
  const packages = Object.fromEntries(kept.map(([at, { devDependencies: __, ...one }]) => [at, one]));
  // npm names the project after its folder.
  const named = path.join(folder, manifest.name);
  mkdirSync(named);
  writeFileSync(path.join(named, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(named, 'package-lock.json'), JSON.stringify({ ...lock, packages }));
  const list = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  writeFileSync(file, execFileSync('npm', list, { cwd: named, maxBuffer: 64 * 1024 * 1024 }));
} finally {
  rmSync(folder, { recursive: true });
}

function readJson<Value>(name: string): Value {
  return JSON.parse(readFileSync(name, 'utf8'));
}
