import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { SafeHtml } from '#core/content/safe-html.ts';
import { rupees, zeroPaise } from '#core/money/paise.ts';
import type { CauseView } from '#site/giving/cause-view.ts';
import { CauseDetail } from './cause-detail.tsx';

const cause: CauseView = {
  ...{ id: 'feast', title: 'Feast', category: 'festival', summary: 'A feast.', image: 'janmashtami' },
  ...{ types: [], presets: [], allowsOwnAmount: true, target: null, raised: zeroPaise },
  ...{ startsOn: null, endsOn: '2026-09-05', taxEligible: false, status: 'closed' },
};

function page(changed: Partial<CauseView>): string {
  const shown = { cause: { ...cause, ...changed }, words: '', credit: '', related: [], registered: null };
  const description = '<p>Thank you.</p>' as SafeHtml;
  const Page = () => <CauseDetail {...shown} description={description} outcomes={[]} answer={undefined} />;
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  return renderToStaticMarkup(<Stub initialEntries={['/']} />);
}

it('a campaign that is over says what came together before it leads to others', () => {
  expect(page({ raised: rupees(48_200) })).toMatch(/has closed.*₹48,200.*Thank you\..*See other causes/s);
});

it('a sum of nothing is not said, and none of a campaign that goes on', () => {
  expect(page({})).not.toContain('came together');
  expect(page({ raised: rupees(48_200), status: 'live', endsOn: null })).not.toContain('came together');
});
