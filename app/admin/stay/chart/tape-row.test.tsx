import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { barsIn, type NightRun } from '#core/stay/tape-chart.ts';
import { TapeRow } from './tape-row.tsx';

const window = { from: '2026-12-01', nights: 14 };
const room = { id: 'rom_1', kindId: 'cell', kindTitle: 'Cell', number: '1', closed: false } as const;

it('shows nights that are offered to who waits as a link to the waiting list, which nothing moves', () => {
  const run: NightRun = {
    ...{ roomId: 'rom_1', from: '2026-12-03', to: '2026-12-05' },
    whole: { arrival: '2026-12-03', departure: '2026-12-05' },
    of: { kind: 'offer', id: 'wai_1', name: 'Radha Devi', until: new Date('2026-12-02T06:30:00Z') },
  };
  const row = {
    room: { ...room, housekeeping: 'clean' },
    window,
    gaps: [],
    movesFrom: '2026-12-01',
  } as const;
  const html = renderToString(<TapeRow {...row} bars={barsIn(window, [run])} />);
  const [bar] = /<a [^>]*tape-bar[^>]*>/.exec(html) ?? [''];
  expect(bar).toContain('class="tape-bar offer"');
  expect(bar).toContain('href="/admin-dashboard/stays/waiting"');
  expect(bar).toContain('aria-label="Radha Devi. Offered until 2 Dec 2026, 12:00, 3 Dec to 5 Dec"');
  expect(bar).not.toContain('data-move');
});
