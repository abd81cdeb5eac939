// First, as in main.ts: React decides by it which build it is.
import '../app/server/node-env.ts';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { bootSite } from '#server/boot-site.ts';
import { fillAdmin } from '#tests/test-admin-rows.ts';
import { startEmbeddedPostgres } from '../app/server/db/embedded-postgres.ts';
import { seedDemo } from '../app/server/demo/seed-demo.ts';
import { makeEventWithGates } from './gate-event.ts';
import { giveYesterday } from './give-yesterday.ts';

// An interrupted run may have left its Postgres running in the folder: stop it before the folder is
// deleted.
const folder = process.env.DATA_FOLDER ?? 'data/e2e';
if (existsSync(folder)) {
  const left = await startEmbeddedPostgres(folder);
  await left.stop();
  await rm(folder, { recursive: true, force: true });
}
const site = await bootSite();
await seedDemo(site.services);
await giveYesterday(site.services);
await fillAdmin(site.services);
await makeEventWithGates(site.services, folder);
await site.close();
await import('../app/server/main.ts');
