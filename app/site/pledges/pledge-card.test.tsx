import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { paise, zeroPaise } from '#core/money/paise.ts';
import type { OwnPledge } from '#server/pledges/pledge-queries.ts';
import type { Refused } from '#site/forms/form-state.ts';
import { PledgeCard } from './pledge-card.tsx';

const pledge: OwnPledge = {
  ...{ id: 'mpr_1', causeId: 'books', causeTitle: 'Books', amount: paise(50_100), day: 5 },
  ...{ state: 'running', madeOn: '2026-11-01', nextOn: '2026-12-05', version: 1, open: true, months: [] },
  thisMonth: {
    month: '2026-11-01',
    amount: paise(50_100),
    given: zeroPaise,
    fulfilled: false,
    outcome: null,
  },
};
const changeButton = 'Change amount or day';

function card(instead: Partial<OwnPledge>, refused?: Refused): string {
  const page = <PledgeCard pledge={{ ...pledge, ...instead }} refused={refused} />;
  const Stub = createRoutesStub([{ path: '/', Component: () => page }]);
  return renderToStaticMarkup(<Stub initialEntries={['/']} />);
}

it('offers a change while its cause takes donations', () => {
  expect(card({})).toContain(changeButton);
  expect(card({ open: false })).not.toContain(changeButton);
  expect(card({ state: 'ended', nextOn: null })).not.toContain(changeButton);
});

it('folds the button that ends it under its confirmation', () => {
  const [, folded = ''] = /<details>(.*?)<\/details>/s.exec(card({})) ?? [];
  expect(folded).toContain('value="end"');
  expect(card({}).replace(folded, '')).not.toContain('value="end"');
});

it('keeps the typed input, also an empty one', () => {
  const empty = { problems: [{ field: 'amount', code: 'amount-empty' }], typed: { amount: '', day: '9' } };
  const html = card({}, empty);
  expect(html).toMatch(/<input [^>]*id="amount-mpr_1"[^>]* value=""/);
  expect(html).toContain('<option value="9" selected="">');
  expect(html).toContain('href="#amount-mpr_1"');
});

it('links to no field that does not exist', () => {
  const closed = {
    problems: [{ field: 'cause', code: 'pledge-cause' }],
    typed: { amount: '9', day: '9' },
  };
  expect(card({}, closed)).not.toContain('href="#');
  expect(card({ open: false }, closed)).toContain('The change is not saved.');
});
