import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DoneNotice } from './done-notice.tsx';

const render = (done: string | null) =>
  renderToString(<DoneNotice done={done} words={{ saved: 'It is saved.' }} />);

it('shows the message of a known word', () => expect(render('saved')).toContain('It is saved.'));
it.each([null, '', 'other', '__proto__', 'constructor', 'toString'])('shows nothing for %j', (done) =>
  expect(render(done)).toBe(''),
);
