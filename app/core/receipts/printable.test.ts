import { describe, expect, it } from 'vitest';
import { printable } from './printable.ts';

describe('a name as the receipt can print it', () => {
  it.each([
    ['Kṛṣṇa dāsa & Śrīmatī Rādhārāṇī ₹ “O’Brien” – Çelik', null],
    ['श्री कृष्ण ज़फ़र १०८ ॐ क्‍ष', null],
    ['Łukasz Đoković Şahin Ąę', 'Lukasz Dokovic Sahin Ae'],
    ['রাধারাণী', 'राधाराणी'],
    ['ভবিষ্যৎ', 'भबिष्यत्'],
    ['ਹਰਪ੍ਰੀਤ ਸਿੰਘ', 'हरप्रीत सिंघ'],
    ['રાધા પટેલ', 'राधा पटेल'],
    ['ରାଧା', 'राधा'],
    ['ரவி', 'रवि'],
    ['తెలుగు', 'तॆलुगु'],
    ['ಕೃಷ್ಣ', 'कृष्ण'],
    ['കൃഷ്ണൻ', 'कृष्णन्'],
    ['Иван Щукин', 'Ivan Shchukin'],
    ['张伟', '??'],
    ['A👍B', 'A?B'],
    ['a\u0000b\u202ec\u200b', 'abc'],
  ])('%s', (typed, printed) => {
    expect(printable(typed)).toBe((printed ?? typed).normalize('NFC'));
  });
});
