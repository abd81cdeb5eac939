import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DoneNotice } from './done-notice.tsx';

const said = (done: string | null) =>
  renderToString(<DoneNotice done={done} words={{ saved: 'It is saved.' }} />);

it('says what was done', () => expect(said('saved')).toContain('It is saved.'));
it.each([null, '', 'other', '__proto__', 'constructor', 'toString'])(
  '%j of an address says nothing',
  (done) => expect(said(done)).toBe(''),
);
