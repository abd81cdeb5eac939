import { expect, it } from 'vitest';
import { pseudoParts } from './pseudo-text.ts';

it.each([
  [['Donate Now'], ['[Ðôñåţé Ñôŵ ôñé]']],
  [['Read the <terms>terms</terms> of {temple}'], ['[Ŕéåð ţĥé <terms>ţéŕḿš</terms> ôƒ {temple} ôñé ţŵô]']],
  [
    ['Only ', ' left'],
    ['[Ôñļý ', ' ļéƒţ ôñé]'],
  ],
  [[' and '], [' [åñð ôñé] ']],
  [['See https://example.org/a'], ['[Šéé https://example.org/a ôñé]']],
  [
    ['₹ 501', ''],
    ['₹ 501', ''],
  ],
  [['हरे कृष्ण'], ['[हरे कृष्ण ôñé]']],
])('%j is %j', (parts, pseudo) => expect(pseudoParts(parts)).toEqual(pseudo));
