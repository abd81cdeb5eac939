import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

describe('a line of a CSV file', () => {
  it.each([
    ['plain words', ['Radha', '501.00'], 'Radha,501.00\r\n'],
    [
      'commas, quotes and line breaks',
      ['a,b', 'say "Hari"', 'two\nlines'],
      '"a,b","say ""Hari""","two\nlines"\r\n',
    ],
    ['a formula', ['=HYPERLINK("http://x")'], '"\'=HYPERLINK(""http://x"")"\r\n'],
    ['every beginning that runs', ['+1', '-1', '@x', '\tx', '\rx'], "'+1,'-1,'@x,\"'\tx\",\"'\rx\"\r\n"],
    ['Hindi', ['राधा'], 'राधा\r\n'],
    ['nothing', ['', ''], ',\r\n'],
  ])('%s', (_, cells, line) => expect(csvLine(cells)).toBe(line));
});
