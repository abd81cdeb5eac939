import './node-env.ts';
import { ConfigError } from './config.ts';
import { demoAdmin } from './demo/demo-people.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { startHttp } from './http/server.ts';
import { jobs } from './jobs/jobs.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { openSite } from './open-site.ts';

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error('Start the site with "npm start": it brings the Node 24 that this needs.');
  process.exit(1);
}

/** Starts the site and stops it in the other order on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  const site = await openSite();
  if (site.services.config.mode === 'demo') await seedDemo(site.services);
  const http = await startHttp(site.services, site.connectionString, {
    development: process.argv.includes('--dev'),
  });
  const running = startJobs(site.services, site.connectionString, jobs);
  const { mode, publicUrl } = site.services.config;
  console.log(`Mandir is open at ${publicUrl}`);
  if (mode === 'demo') {
    console.log(
      `Temple office: ${publicUrl}/admin-login (${demoAdmin.email}, password ${demoAdmin.password})`,
    );
  }

  const stop = async (): Promise<void> => {
    await Promise.all([http.close(), running.stop()]);
    await site.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
