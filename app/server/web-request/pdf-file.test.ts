import { expect, it } from 'vitest';
import { pdfFile } from './pdf-file.ts';

it('shows a page under its name, for this visitor alone', async () => {
  const answer = pdfFile(new TextEncoder().encode('%PDF-1.7'), 'card 7.pdf');
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'application/pdf',
    'content-length': '8',
    'content-disposition': `inline; filename="card 7.pdf"; filename*=UTF-8''card%207.pdf`,
    'cache-control': 'no-store, private',
    'x-robots-tag': 'noindex',
  });
  expect(await answer.text()).toBe('%PDF-1.7');
});
