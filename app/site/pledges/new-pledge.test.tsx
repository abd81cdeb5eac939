import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { NewPledge } from './new-pledge.tsx';

const causes = [
  { value: 'general', label: 'General' },
  { value: 'books', label: 'Books' },
];
function form(cause: string): string {
  const props = { causes, usualDay: 5, refused: undefined, folded: false };
  const page = <NewPledge {...props} prefill={{ cause, amount: '501', taken: false }} />;
  const Stub = createRoutesStub([{ path: '/', Component: () => page }]);
  return renderToStaticMarkup(<Stub initialEntries={['/']} />);
}

/** As a browser does: without a marked option, the first. */
const chosen = (html: string) => {
  const [cause = ''] = html.split('</select>', 1);
  return (/<option value="([^"]*)" selected=/.exec(cause) ?? /<option value="([^"]*)"/.exec(cause))?.[1];
};

it('is for the cause of the address', () => {
  expect(chosen(form('books'))).toBe('books');
  expect(form('books')).not.toContain('No monthly promise');
});

it('is never for another one: a cause that cannot be pledged is named, and nothing is chosen', () => {
  expect(chosen(form('offerings'))).toBe('');
  expect(form('offerings')).toContain('No monthly promise can be made for that cause now');
  expect(form('offerings')).toContain('value="501"');
});

it('without a cause in the address nothing is chosen', () => {
  expect(chosen(form(''))).toBe('');
  expect(form('')).not.toContain('No monthly promise');
});
