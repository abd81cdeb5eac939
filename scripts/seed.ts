import { seedDemo } from '../app/server/demo/seed-demo.ts';
import { openSite } from '../app/server/open-site.ts';

const site = await openSite({ alongside: true });
await seedDemo(site.services);
await site.close();
console.log('Demo content is in place.');
