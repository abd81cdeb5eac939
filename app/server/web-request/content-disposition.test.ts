import { expect, it } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

it.each([
  ['receipt.pdf', `attachment; filename="receipt.pdf"; filename*=UTF-8''receipt.pdf`],
  [
    'a"b\r\nSet-Cookie: x.pdf',
    `attachment; filename="a-b-Set-Cookie- x.pdf"; filename*=UTF-8''a%22b%0D%0ASet-Cookie%3A%20x.pdf`,
  ],
  ['../etc/passwd', `attachment; filename="..-etc-passwd"; filename*=UTF-8''..%2Fetc%2Fpasswd`],
])('%j cannot leave its header', (name, header) => {
  expect(contentDisposition('attachment', name)).toBe(header);
});

it('keeps a Hindi name for readers of it, in ASCII', () => {
  const header = contentDisposition('attachment', 'रसीद.pdf');
  expect(header).toMatch(/^[\x20-\x7e]*$/);
  expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe('रसीद.pdf');
});
