import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import type { StayView } from '#core/stay/stay-view.ts';
import { OnlineRests } from './online-rests.tsx';

const rest = (
  stage: 'open' | 'paid' | 'cancelled',
  money: 'attempted' | 'paid' | 'cancelled' | 'expired',
) => ({
  ...{ id: `${stage} ${money}`, stage, money, total: rupees(1_400) },
});
const stay = { guest: { phone: '+919876500000' }, language: 'hi', toPay: rupees(1_400) };
const link = { words: { url: 'https://temple.example/x', message: 'Pay here' }, svg: '<svg/>' };
const shown = (rests: StayView['rests'], open: typeof link | null = null) => {
  const Routes = createRoutesStub([
    { path: '/', Component: () => <OnlineRests stay={{ ...stay, rests } as StayView} link={open} /> },
  ]);
  return renderToString(<Routes />);
};

it('tells the desk what the guest pays or has paid online, and nothing of what came to nothing', () => {
  expect(shown([rest('open', 'attempted')])).toContain('Being paid');
  const paid = shown([rest('cancelled', 'expired'), rest('paid', 'paid')]);
  expect(paid).toContain('₹1,400.00');
  expect(paid).toContain('Rest paid');
  expect(paid).not.toContain('Cancelled');
  expect(shown([rest('cancelled', 'cancelled')])).toBe('');
});

it('has the link that the guest pays the rest by, to send where it is read', () => {
  const html = shown([], link);
  expect(html).toContain('value="https://temple.example/x"');
  expect(html).toContain('href="https://wa.me/919876500000?text=Pay%20here"');
  expect(html).toContain('<p class="break-words" lang="hi">Pay here</p>');
  expect(html).not.toContain('value="mail"');
});
