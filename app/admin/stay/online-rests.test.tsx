import { renderToString } from 'react-dom/server';
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
const shown = (rests: StayView['rests']) => renderToString(<OnlineRests rests={rests} />);

it('tells the desk what the guest pays or has paid online, and nothing of what came to nothing', () => {
  expect(shown([rest('open', 'attempted')])).toContain('Being paid');
  const paid = shown([rest('cancelled', 'expired'), rest('paid', 'paid')]);
  expect(paid).toContain('₹1,400.00');
  expect(paid).toContain('Rest paid');
  expect(paid).not.toContain('Cancelled');
  expect(shown([rest('cancelled', 'cancelled')])).toBe('');
});
