import { describe, expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import { csvLine } from '#core/tables/csv.ts';
import { checkRow, missingParticulars } from './check-statement.ts';
import { readFiling, readParticulars } from './read-statement-forms.ts';
import { statementForm } from './statement-form.ts';
import { type StatementRow, statementCells, statementColumns } from './statement-row.ts';

const row: StatementRow = {
  pan: 'ABCPE1234F',
  name: 'Radha Devi',
  address: 'House 5, Ghaziabad, Uttar Pradesh, 201002',
  type: 'corpus',
  mode: 'electronic',
  amount: paise(6_200_50),
  donations: 2,
  donationId: 'don_1',
  names: 1,
  shared: false,
};

it.each([
  ['2024-25', 'Form 10BD', 'Form 10BE', 'section 80G'],
  ['2025-26', 'Form 10BD', 'Form 10BE', 'section 80G'],
  ['2026-27', 'Form 113', 'Form 114', 'section 133'],
  ['2030-31', 'Form 113', 'Form 114', 'section 133'],
])('in %s the statement is %s, the certificate %s, under %s', (taxYear, statement, certificate, section) => {
  expect(statementForm(taxYear)).toMatchObject({ statement, certificate, section });
});

describe('a line of the file', () => {
  const particulars = { sectionCode: '21', urn: 'AAATD0000DF20214', urnDate: '2021-09-23' };

  it('has the columns of the rules, in their order', () => {
    expect(statementColumns).toHaveLength(12);
    expect(statementCells([row], particulars)).toEqual([
      [
        ...['1', '', '1', 'ABCPE1234F', '21', 'AAATD0000DF20214', '2021-09-23'],
        ...['Radha Devi', 'House 5, Ghaziabad, Uttar Pradesh, 201002'],
        ...['Corpus', 'Electronic modes including account payee', '6200.50'],
      ],
    ]);
  });

  it('without a PAN has no kind of number either; the serial goes on', () => {
    const [, second] = statementCells([row, { ...row, pan: '', mode: 'cash', type: 'other' }], particulars);
    expect(second?.slice(0, 4)).toEqual(['2', '', '', '']);
    expect(second?.slice(9)).toEqual(['Other', 'Cash', '6200.50']);
  });

  it('runs no formula that a donor typed as a name', () => {
    const [cells = []] = statementCells([{ ...row, name: '=HYPERLINK("x")' }], particulars);
    expect(csvLine(cells)).toContain(`"'=HYPERLINK(""x"")"`);
  });
});

it.each<[string, Partial<StatementRow>, string[]]>([
  ['nothing', {}, []],
  ['no PAN', { pan: '' }, ['pan-missing mend']],
  ['a PAN of another form', { pan: 'ABCXE1234F' }, ['pan-odd mend']],
  ['a short PAN', { pan: 'ABCPE123F' }, ['pan-odd mend']],
  ['no name', { name: '  ' }, ['name-missing mend']],
  ['no address', { address: '' }, ['address-missing mend']],
  ['a very long name', { name: 'a'.repeat(126) }, ['name-long look']],
  ['a name as long as may be', { name: 'a'.repeat(125) }, []],
  ['a very long address', { address: 'a'.repeat(251) }, ['address-long look']],
  ['a name in Devanagari', { name: 'राधा देवी' }, ['name-script look']],
  ['a name with marks', { name: "Kṛṣṇa D'Souza-Rao Jr." }, []],
  ['two names', { names: 2 }, ['names-differ look']],
  ['a shared part', { shared: true }, ['shared-out look']],
  ['several things', { pan: '', address: '' }, ['pan-missing mend', 'address-missing mend']],
])('%s is found', (_, instead, found) => {
  expect(checkRow({ ...row, ...instead }).map(({ code, weight }) => `${code} ${weight}`)).toEqual(found);
});

it('names what every line lacks', () => {
  expect(missingParticulars({ sectionCode: '', urn: 'A', urnDate: '' })).toEqual(['sectionCode', 'urnDate']);
});

describe('the accountant’s input', () => {
  const today = '2026-11-21';

  it.each([
    [{ sectionCode: '', urn: '', urnDate: '' }, []],
    [{ sectionCode: '21', urn: 'AAATD0000DF20214', urnDate: '2021-09-23' }, []],
    [
      { sectionCode: 'x'.repeat(41), urn: 'x'.repeat(101), urnDate: '2026-11-22' },
      ['sectionCode', 'urn', 'urnDate'],
    ],
    [{ sectionCode: '<b>', urn: '', urnDate: '30 Feb' }, ['sectionCode', 'urnDate']],
  ])('in every line: %j', (typed, fields) => {
    const read = readParticulars(typed, today);
    expect(read.ok ? [] : read.problems.map(({ field }) => field)).toEqual(fields);
  });

  it.each([
    ['2026-04-01', '123456789012345', []],
    ['2026-11-21', '123456789012345', []],
    ['2026-03-31', '123456789012345', ['filedOn']],
    ['2026-11-22', '1234', ['filedOn', 'acknowledgement']],
  ])('filed on %s, acknowledgement %s', (filedOn, acknowledgement, fields) => {
    const read = readFiling({ filedOn, acknowledgement }, { yearEnd: '2026-04-01', today });
    expect(read.ok ? [] : read.problems.map(({ field }) => field)).toEqual(fields);
  });
});
