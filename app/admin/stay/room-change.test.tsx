import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { StayView } from '#core/stay/stay-view.ts';
import type { RoomOfStay } from '#server/stay/queries/room-choices.ts';
import { RoomChange } from './room-change.tsx';

const other = { id: 'rom_9', number: '9', kindId: 'cell', kindTitle: 'Cell', housekeeping: 'clean' } as const;
const room = (id: string): RoomOfStay => ({
  ...{ id, number: id, arrival: '2026-12-01', departure: '2026-12-02', others: [other] },
});

it('says why a move was refused under its own room only', () => {
  const stay = { kindId: 'cell', stage: 'booked' } as StayView;
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <RoomChange
          stay={stay}
          rooms={[room('rom_1'), room('rom_2')]}
          refused={{ from: 'rom_2', error: 'Taken meanwhile.' }}
        />
      ),
    },
  ]);
  const [first = '', second = ''] = renderToString(<Stub />).split('value="rom_2"');
  expect(first).not.toContain('Taken meanwhile.');
  expect(second).toContain('Taken meanwhile.');
});
