import { expect, test } from 'vitest';
import { listenForToasts, notify, takeToasts } from './notify.ts';

test('a toast from before the first listener waits for it', () => {
  const calls: string[] = [];
  notify('success', 'first');
  const stopLoading = listenForToasts(() => calls.push('load'));
  notify('info', 'second', 'more');
  const stopShowing = listenForToasts(() => calls.push(...takeToasts().map(({ title }) => title)));
  stopLoading();
  notify('error', 'third');
  stopShowing();
  notify('error', 'unheard');
  expect(calls).toEqual(['load', 'load', 'first', 'second', 'third']);
  expect(takeToasts()).toEqual([{ kind: 'error', title: 'unheard', line: undefined }]);
});
