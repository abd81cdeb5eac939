import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { firstTerms } from '#core/stay/stay-terms.ts';
import { GroupForm } from './group-form.tsx';
import { RateForm } from './rate-form.tsx';
import { RoomForm } from './room-form.tsx';
import { TermsForm } from './terms-form.tsx';

const refusedAt = (field: string) => ({ problems: [{ field, code: 'choice-invalid' }], typed: {} });
const today = '2026-11-26';
const kinds = [{ value: 'suite', label: 'Suite' }];

it.each<[string, ReactElement]>([
  ['Kind of room', <RateForm key="" kinds={kinds} today={today} refused={refusedAt('kind')} />],
  ['Only on these nights', <RateForm key="" kinds={kinds} today={today} refused={refusedAt('weekdays')} />],
  ['Number on the door', <RoomForm key="" room={null} kinds={kinds} refused={refusedAt('number')} />],
  [
    'They hold from',
    <TermsForm key="" terms={firstTerms} today={today} mayWrite={true} refused={refusedAt('from')} />,
  ],
  [
    'Suite',
    <GroupForm
      key=""
      kinds={[{ id: 'suite', title: 'Suite' }]}
      intentKey="x"
      refused={refusedAt('count.0')}
    />,
  ],
])('the summary of a refused form names its field: %s', (label, form) => {
  const Stub = createRoutesStub([{ path: '/', Component: () => form }]);
  expect(renderToString(<Stub />)).toContain(`${label}: Choose one of the options.`);
});
