import { describe, expect, it } from 'vitest';
import { csvLine, csvStart } from './csv.ts';
import { readCsv } from './read-csv.ts';

const read = (text: string) => readCsv(new TextEncoder().encode(text));
const cells = (text: string) => {
  const rows = read(text);
  return rows.ok ? rows.value.map((row) => row.cells) : rows.code;
};

describe('reading a CSV file', () => {
  it.each([
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a;b\r\nc;d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [`${csvStart}a,"b ""x"", y"\n`, [['a', 'b "x", y']]],
    [
      'a,"two\nlines"\n\n,\nlast,',
      [
        ['a', 'two\nlines'],
        ['last', ''],
      ],
    ],
    ['', 'csv-empty'],
    ['\n \n', 'csv-empty'],
    ['a,"never closed\nb,c', 'csv-quote'],
    ['a,\0', 'csv-encoding'],
  ])('%j', (text, expected) => expect(cells(text)).toEqual(expected));

  it('refuses bytes that are not UTF-8 rather than store broken names', () =>
    expect(readCsv(new Uint8Array([0x47, 0xe9, 0x74, 0x2c, 0x31]))).toEqual({
      ok: false,
      code: 'csv-encoding',
    }));

  it('counts lines as an editor does', () => {
    const rows = read('a\n"x\ny"\nb');
    expect(rows.ok && rows.value.map(({ line }) => line)).toEqual([1, 2, 4]);
  });

  it('reads back what our own files write, formulas included', () => {
    const row = ['=1+1', '-5', 'plain', 'a "quoted", one', 'दो\nline'];
    expect(cells(csvLine(row))).toEqual([row]);
  });
});
