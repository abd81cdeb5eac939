import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import type { StayView } from '#core/stay/stay-view.ts';
import { LongerStay } from './longer-stay.tsx';

const other = (id: string) => ({
  ...{ id, number: id, kindId: 'cell', kindTitle: 'Cell' },
  housekeeping: 'clean' as const,
});

it.each([
  ['nothing where it has no room', [], ['8'], false],
  ['a form where its room is free', [true], [], true],
  ['a form where another room is free', [false], ['8'], true],
  ['nothing where two rooms would go to one', [false, false], ['8'], false],
  ['a form where each goes to a room of its own', [false, false], ['8', '9'], true],
])('offers %s', (_, free, others, possible) => {
  const rooms = free.map((isFree, at) => ({
    ...{ id: `rom_${at}`, number: String(at), free: isFree },
    others: others.map(other),
  }));
  const plan = {
    kind: 'longer',
    departure: '2026-12-04',
    added: rupees(1),
    total: rupees(2),
    rooms,
  } as const;
  const stay = { kindId: 'cell', departure: '2026-12-03' } as StayView;
  const page = <LongerStay {...{ stay, plan, asked: '2026-12-04', error: null }} />;
  const Stub = createRoutesStub([{ path: '/', Component: () => page }]);
  expect(renderToString(<Stub />).includes('value="longer"')).toBe(possible);
});
