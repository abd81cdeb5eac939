import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const folder = mkdtempSync(path.join(tmpdir(), 'sbom-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('lists everything that the server needs with its version and hash, and no tool of ours', () => {
  const file = path.join(folder, 'sbom.cdx.json');
  execFileSync(process.execPath, ['scripts/write-sbom.ts', file]);
  const { bomFormat, metadata, components } = JSON.parse(readFileSync(file, 'utf8'));
  expect(bomFormat).toBe('CycloneDX');
  expect(metadata.component).toMatchObject({ name: 'mandir', type: 'application' });
  const listed = new Map(components.map((one: { name: string }) => [one.name, one]));
  for (const [name, version] of Object.entries(manifest.dependencies)) {
    expect(listed.get(name), name).toMatchObject({ version, hashes: [{ alg: 'SHA-512' }] });
  }
  for (const tool of ['lighthouse', 'smtp-server', 'tailwindcss']) expect(listed.has(tool), tool).toBe(false);
});
