import { expect, it } from 'vitest';
import { readForm, readFormText } from './form-text.ts';

const post = (body: BodyInit) => new Request('http://temple.test/', { method: 'POST', body });

it('passes on no NUL: the database would answer with an error', async () => {
  const sent = new URLSearchParams([
    ['id', 'per_\0'],
    ['line', 'a\0b\0'],
    ['line', 'c'],
  ]);
  expect(await readFormText(post(sent), ['id', 'gone'])).toEqual({ id: 'per_\ufffd', gone: '' });
  expect((await readForm(post(sent))).getAll('line')).toEqual(['a\ufffdb\ufffd', 'c']);
});

it('leaves files as they came', async () => {
  const sent = new FormData();
  sent.append('file', new File([new Uint8Array([0, 1, 0])], 'a.bin'));
  const file = (await readForm(post(sent))).get('file') as File;
  expect([file.name, [...new Uint8Array(await file.arrayBuffer())]]).toEqual(['a.bin', [0, 1, 0]]);
});

it('reads what is no form as an empty one', async () => {
  expect([...(await readForm(post('{}')))]).toEqual([]);
});
