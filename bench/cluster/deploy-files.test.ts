import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { placeFiles } from './deploy-files.ts';

let folder = '';
afterEach(() => rm(folder, { recursive: true, force: true }));

it('a machine is named where its file says so, and the others stay', async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mandir-files-'));
  await placeFiles({ name: 'db-c', folder }, { 'etcd.yml': 'etcd/etcd.yml' });
  const placed = await readFile(path.join(folder, 'etc/etcd/etcd.yml'), 'utf8');
  expect(placed).toContain('name: db-c # this machine');
  expect(placed).toContain('initial-cluster: db-a=http://db-a:2380,db-b=');
  expect(await readFile(path.join(folder, 'etc/hosts'), 'utf8')).toBe(
    await readFile('deploy/cluster/hosts', 'utf8'),
  );
});
