import { expect, it } from 'vitest';
import { settingGroupsOf, settingScreens } from './setting-screens.ts';

it('every part of the settings is in one group', () => {
  const shown = settingGroupsOf(['owner']).flatMap(({ screens }) => screens.map(({ key }) => key));
  expect(shown.toSorted()).toEqual(settingScreens.map(({ key }) => key).toSorted());
});

it.each([
  ['owner', ['The temple', 'Gifts and shop', 'Top and foot of every page', 'Words and pictures']],
  ['viewer', []],
] as const)('%s sees no empty group', (role, titles) => {
  expect(settingGroupsOf([role]).map(({ title }) => title)).toEqual(titles);
});

it('the content role sees the words of pages, and no money', () => {
  const keys = settingGroupsOf(['content']).flatMap(({ screens }) => screens.map(({ key }) => key));
  expect(keys).toContain('homeWords');
  expect(keys).not.toContain('bank');
});
