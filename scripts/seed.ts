import { seedDemo } from '../app/server/demo/seed-demo.ts';
import { openSite } from '../app/server/open-site.ts';
import { runCommand } from '../app/server/plain-error.ts';

await runCommand(async () => {
  const site = await openSite({ alongside: true });
  await seedDemo(site.services).finally(() => site.close());
  console.log('Demo content is in place.');
});
