import { chooseTextSize } from './choose-text-size.ts';
import { keepClicks } from './keep-clicks.ts';
import { keepTypedWords } from './keep-typed-words.ts';
import { loadElements } from './load-elements.ts';
import { noteIntentKey } from './note-intent-key.ts';
import { starterEvents } from './starter-events.ts';
import { stayOffline } from './stay-offline.ts';
import { wakeReact } from './wake-react.ts';

const parts = [
  ...[loadElements, wakeReact, chooseTextSize, keepClicks],
  ...[keepTypedWords, noteIntentKey, stayOffline],
];

const called = parts
  .map((part) => `(${part})(events)`)
  .join(';\n')
  // What stood in place of types, and the indentation.
  .replace(/(\n)\s+| +(?= )/g, '$1');

/**
 * The script at the end of every page that React will hydrate: its parts as Node has compiled them
 * (type stripping), each called by itself. So a part uses nothing from outside its own body but
 * what it is called with; starter.test.ts holds that.
 */
export const starter = `((events) => {\n${called}\n})(${JSON.stringify(starterEvents)})`;
