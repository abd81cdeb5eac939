import { describe, expect, it } from 'vitest';
import { readContact } from './contact.ts';
import { isReference, referenceOf } from './reference.ts';

const message = {
  name: 'कृष्णा देवी',
  email: 'mira@Example.com',
  phone: '',
  topic: 'visit',
  message: 'When may we come? 🙏',
};

describe('a reference', () => {
  it('is short, without letters that sound or look alike', () => {
    expect(referenceOf(Uint8Array.of(7, 4, 20, 255, 2, 22))).toBe('REQ-74MZ-2P');
    for (let byte = 0; byte < 256; byte += 1) {
      const reference = referenceOf(new Uint8Array(6).fill(byte));
      expect(isReference(reference), reference).toBe(true);
      expect(reference.slice(4)).not.toMatch(/[ILOU]/);
    }
  });

  it.each(['', 'REQ-', 'req-74mz-2p', 'REQ-74MZ-2U', 'REQ-74MZ-2P ', "REQ-74MZ-2P'--"])('is not %j', (text) =>
    expect(isReference(text)).toBe(false),
  );
});

describe('a message to the staff', () => {
  it('is accepted with a Hindi name, emoji and no phone', () =>
    expect(readContact(message)).toEqual({
      ok: true,
      value: {
        kind: 'contact',
        subject: 'Visiting the temple',
        sender: { name: 'कृष्णा देवी', email: 'mira@example.com', phone: null },
        details: { topic: 'visit', message: 'When may we come? 🙏' },
      },
    }));

  it.each([
    ['name', '', 'name-invalid'],
    ['name', '<b>Mira</b>', 'name-invalid'],
    ['email', 'mira', 'email-invalid'],
    ['phone', '12345', 'phone-indian'],
    ['topic', '', 'choice-invalid'],
    ['topic', 'toString', 'choice-invalid'],
    ['message', 'short', 'text-length'],
    ['message', 'x'.repeat(2_001), 'text-length'],
    ['message', 'look <script>alert(1)</script> here', 'text-markup'],
    ['message', 'a nul \0 in the middle', 'text-forbidden'],
  ])('with %s %j is refused beside that field', (field, value, code) =>
    expect(readContact({ ...message, [field]: value })).toMatchObject({
      ok: false,
      problems: [{ field, code }],
    }),
  );

  it('reports every problem at once', () => {
    const read = readContact({ name: '', email: '', phone: 'x', topic: '', message: '' });
    expect(read.ok ? [] : read.problems.map(({ field }) => field)).toEqual([
      'name',
      'email',
      'phone',
      'topic',
      'message',
    ]);
  });
});
