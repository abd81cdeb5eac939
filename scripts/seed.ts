import { bootSite } from '#server/boot-site.ts';
import { seedDemo } from '../app/server/demo/seed-demo.ts';
import { runCommand } from '../app/server/plain-error.ts';

await runCommand(async () => {
  const site = await bootSite({ alongside: true });
  await seedDemo(site.services).finally(() => site.close());
  console.log('Demo content is in place.');
});
