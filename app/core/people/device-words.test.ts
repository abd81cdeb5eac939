import { expect, it } from 'vitest';
import { deviceWords } from './device-words.ts';

it.each([
  [
    'Mozilla/5.0 (Linux; Android 13; M2101K6P) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605 Version/18.0 Safari/604.1',
    'Safari on iPhone or iPad',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox on Linux'],
  ['curl/8', 'Unknown device'],
  [null, 'Unknown device'],
])('%s: %s', (agent, words) => expect(deviceWords(agent)).toBe(words));
