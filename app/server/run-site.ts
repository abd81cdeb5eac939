import { demoAdmin } from '#core/people/demo-staff.ts';
import { type BootedSite, bootSite } from './boot-site.ts';
import { ConfigError } from './config.ts';
import { seedDemoMembers } from './demo/demo-members.ts';
import { seedDemoStays } from './demo/demo-stays.ts';
import { findDemoData } from './demo/find-demo-data.ts';
import { seedDemoLedger } from './demo/ledger/seed-demo-ledger.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { readBuild } from './http/app-loader.ts';
import { startHttp } from './http/server.ts';
import { jobsOf } from './job-list.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { missingForMobile } from './mobile-sign-in/offers-mobile.ts';
import { faultWords } from './plain-error.ts';
import type { Services } from './services.ts';
import { offerSetup } from './setup/setup-code.ts';

/**
 * Starts the site; on SIGTERM and SIGINT stops it in reverse order. What cannot start says why and
 * exits.
 */
export async function runSite(options: { development: boolean }): Promise<void> {
  let site: BootedSite | null = null;
  try {
    // The build is read while the database starts; its errors are reported when it is loaded.
    if (!options.development) readBuild('en').catch(() => {});
    site = await bootSite();
    const { services, connectionString } = site;
    await prepareContent(services);
    const setupCode = await offerSetup(services);
    const http = await startHttp(services, connectionString, options);
    const metrics = await serveMetrics(services);
    const running = startJobs(services, connectionString, jobsOf(services.config));
    openWords(services, setupCode);
    surviveFaults(services);
    stopOnSignal(async () => {
      await Promise.all([http.close(), running.stop(), metrics?.close()]);
      await site?.close();
    });
  } catch (error) {
    console.error(faultWords(error));
    await site?.close().catch(() => {});
    process.exit(1);
  }
}

/** The demo fills an empty database; production refuses one that the demo has filled. */
async function prepareContent(services: Services): Promise<void> {
  if (services.config.mode === 'demo') {
    await seedDemo(services);
    await seedDemoLedger(services);
    await seedDemoMembers(services);
    return seedDemoStays(services);
  }
  const left = await findDemoData(services);
  if (left.length > 0) throw new ConfigError(left.map((each) => `the database holds ${each}`));
  const gaps = await missingForMobile(services);
  if (gaps.length > 0) throw new ConfigError(gaps);
}

function openWords({ config }: Services, setupCode: string | null): void {
  console.log(`Mandir is open at ${config.publicUrl}`);
  if (setupCode)
    console.log(`Nobody is an owner yet: open ${config.publicUrl}/setup with the code ${setupCode}`);
  if (config.mode !== 'demo') return;
  const { email, password } = demoAdmin;
  console.log(`Temple office: ${config.publicUrl}/admin-login (${email}, password ${password})`);
}

/** An unhandled rejection costs its own work only, not everybody's site. */
function surviveFaults({ log }: Services): void {
  process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled rejection'));
}

function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
