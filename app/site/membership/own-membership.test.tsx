import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import { OwnMembership } from './own-membership.tsx';

type Membership = ComponentProps<typeof OwnMembership>['membership'];

const part = (position: number, receipt: string | null): Membership['schedule'][number] => ({
  ...{ id: `part_${position}`, position, amount: paise(100_000), dueOn: '2027-01-04' },
  ...{
    paidAt: receipt === null ? null : new Date('2026-12-01T06:00:00Z'),
    receiptId: receipt && 'rec_1',
    receipt,
  },
});

it('shows what is still to pay before what is paid', () => {
  const membership: Membership = {
    ...{ stage: 'paying', tier: 'Gold', number: null, card: null, endReason: null, parts: 3 },
    ...{ amount: paise(300_000), paid: paise(100_000), benefits: [], shop: null, uses: [] },
    schedule: [part(1, 'D/26-27/000001'), part(2, null), part(3, null)],
  };
  const Page = () => createElement(OwnMembership, { membership });
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  const page = renderToStaticMarkup(createElement(Stub, { initialEntries: ['/'] }));
  const at = [/part 2 of 3/, /part 3 of 3/, /part 1 of 3/].map((words) => page.search(words));
  expect(at[0]).toBeGreaterThan(0);
  expect(at).toEqual(at.toSorted((one, other) => one - other));
});
