import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { AnswerForm } from './answer-form.tsx';

/** What the request is afterwards, as the form opens. */
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
