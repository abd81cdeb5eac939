import { expect, it } from 'vitest';
import { makeGupshup } from './gupshup.ts';
import type { TextMessage } from './text-sender.ts';

const config = {
  url: 'https://sms.test/rest',
  ...{ userId: '2000123456', password: 'secret', entityId: '1101234567890', header: 'TEMPLE' },
  templates: new Map([
    ['code.en', '1107000000001'],
    ['code.hi', '1107000000002'],
    ['receipt.en', '1107000000003'],
  ]),
};
const message = (language: 'en' | 'hi' = 'en'): TextMessage => ({
  ...{ id: 'txt_1', to: '+919876543210', template: 'code', language },
  values: { code: '123456', site: 'temple.test' },
});

function provider(status: number, body: string) {
  const asked: { url: string; form: URLSearchParams }[] = [];
  const request = async (url: unknown, init?: RequestInit) => {
    asked.push({ url: String(url), form: init?.body as URLSearchParams });
    return new Response(body, { status });
  };
  return { asked, sender: makeGupshup(config, request as typeof fetch) };
}

it('sends the registered words with the ids of sender and template', async () => {
  const { sender, asked } = provider(
    200,
    '{"response":{"status":"success","id":"7","phone":"919876543210"}}',
  );
  expect(await sender.send(message())).toEqual({ ok: true });
  expect(await sender.send(message('hi'))).toEqual({ ok: true });
  expect(asked[0]?.url).toBe('https://sms.test/rest');
  expect(Object.fromEntries(asked[0]?.form ?? [])).toMatchObject({
    ...{ method: 'SendMessage', userid: '2000123456', password: 'secret', send_to: '919876543210' },
    ...{ principalEntityId: '1101234567890', mask: 'TEMPLE', dltTemplateId: '1107000000001' },
    msg_type: 'TEXT',
    msg: '123456 is your code for temple.test. It works for 10 minutes. Give it to nobody, not even to the temple.\n@temple.test #123456',
  });
  expect(Object.fromEntries(asked[1]?.form ?? [])).toMatchObject({
    ...{ dltTemplateId: '1107000000002', msg_type: 'UNICODE_TEXT' },
    msg: expect.stringContaining('आपका कोड 123456 है'),
  });
});

it('knows in which language a template is registered', () => {
  const { sender } = provider(200, '');
  expect(sender.languageFor('code', 'hi')).toBe('hi');
  expect(sender.languageFor('receipt', 'hi')).toBe('en');
  expect(sender.languageFor('new-browser', 'hi')).toBeNull();
});

it.each([
  [200, '{"response":{"status":"error","id":"105","details":"The phone number is not valid"}}', 'refused'],
  [200, '{"response":{"status":"error","id":"175","details":"no balance"}}', 'unavailable'],
  [200, 'success', 'unavailable'],
  [200, 'null', 'unavailable'],
  [503, 'busy', 'unavailable'],
])('%i %s is %s', async (status, body, kind) => {
  expect(await provider(status, body).sender.send(message())).toMatchObject({ ok: false, kind });
});

it('takes a line that breaks as a try for later', async () => {
  const broken = makeGupshup(config, () => Promise.reject(new TypeError('fetch failed')));
  expect(await broken.send(message())).toMatchObject({ ok: false, kind: 'unavailable' });
});
