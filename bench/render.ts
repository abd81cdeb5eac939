import { loadApp } from '#server/http/app-loader.ts';
import { openSite } from '#server/open-site.ts';
import { median, printTable } from './numbers.ts';

const warmUp = 200;
const batch = 100;

/** Processor time of one rendering of each page, without any cache, beside the site that is running. */
export async function benchRender(pages: readonly string[], batches: number): Promise<void> {
  const site = await openSite({ alongside: true });
  const app = await loadApp(site.services, { development: false });
  const render = async (page: string): Promise<void> => {
    const request = new Request(site.services.config.publicUrl + page);
    const response = await app.handle(request, { requestId: 'bench', scriptMark: 'bench' });
    await response.text();
  };
  const rows: (string | number)[][] = [];
  for (const page of pages) {
    for (let count = 0; count < warmUp; count += 1) await render(page);
    const found: number[] = [];
    for (let number = 0; number < batches; number += 1) {
      const before = process.cpuUsage();
      for (let count = 0; count < batch; count += 1) await render(page);
      const { user, system } = process.cpuUsage(before);
      found.push((user + system) / 1000 / batch);
    }
    rows.push([page, median(found), '<= 1']);
  }
  await site.close();
  printTable('Uncached rendering, CPU of the whole process', ['page', 'ms a page', 'goal'], rows);
}
