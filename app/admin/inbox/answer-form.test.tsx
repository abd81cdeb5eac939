import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { AnswerForm } from './answer-form.tsx';

/** The state of the request after the answer, as the form suggests it. */
function chosen(waits: boolean): string | undefined {
  const form = { version: '1', templates: [], begun: { id: '', body: '' }, waits };
  const Stub = createRoutesStub([{ path: '/', Component: () => <AnswerForm {...form} /> }]);
  const radios = renderToString(<Stub />).match(/<input[^>]*type="radio"[^>]*>/g) ?? [];
  return /value="([\w-]+)"/.exec(radios.find((one) => one.includes('checked')) ?? '')?.[1];
}

it.each([
  ['who waits for a seat stays in line', true, 'in-hand'],
  ['anybody else is done', false, 'done'],
])('after a letter %s', (_, waits, state) => expect(chosen(waits)).toBe(state));
