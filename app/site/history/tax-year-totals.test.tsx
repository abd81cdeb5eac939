import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import type { OwnCertificate, OwnTaxYear } from '#server/statements/certificate-queries.ts';
import { TaxYearTotals } from './tax-year-totals.tsx';

const taxYear = '2025-26';
const sum = paise(50_100);
const temple = { taxYear, entityId: 'temple', entity: 'Gau Trust' };
const school = { taxYear, entityId: 'school', entity: 'Vidya Trust' };
const filed = (body: typeof temple): OwnTaxYear => ({ ...body, filedOn: '2026-05-20' });
const open = (body: typeof temple): OwnTaxYear => ({ ...body, filedOn: null });

/** The text nodes of the year. */
function words(taxYears: OwnTaxYear[], certificates: OwnCertificate[]): string {
  const totals = [{ taxYear, total: sum, taxTotal: sum, count: 2 }];
  const html = renderToStaticMarkup(<TaxYearTotals {...{ totals, taxYears, certificates }} />);
  return html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');
}

it('one entity’s certificate does not affect the other’s', () => {
  const html = words([filed(temple), open(school)], [{ id: 'crt_1', ...temple }]);
  expect(html).toMatch(/Gau Trust\|Certificate ready\|Form 10BE \(PDF\)\|, Gau Trust\|/);
  expect(html).toMatch(/Vidya Trust\|Certificate pending\|It follows when Vidya Trust has filed/);
});

it('one entity’s filing does not affect the other’s', () => {
  const html = words([filed(temple), open(school)], []);
  expect(html).toContain('Gau Trust filed the year’s statement on');
  expect(html).toContain('It follows when Vidya Trust has filed');
  expect(html).not.toMatch(/temple (has )?filed/);
});

it('a single entity is not named', () => {
  expect(words([open(temple)], [])).toContain('It follows when the temple has filed');
  const html = words(
    [filed(temple)],
    [
      { id: 'crt_1', ...temple },
      { id: 'crt_2', ...temple },
    ],
  );
  expect(html).toMatch(/Form 10BE 1 \(PDF\).*Form 10BE 2 \(PDF\)/);
  expect(html).not.toContain('Gau Trust');
  expect(html).not.toContain('pending');
});

it('a certificate remains when its donation no longer counts', () =>
  expect(words([], [{ id: 'crt_1', ...temple }])).toContain('Certificate ready'));

it('without a counted donation no certificate is awaited', () =>
  expect(words([open({ ...temple, taxYear: '2024-25' })], [])).not.toContain('Certificate'));
