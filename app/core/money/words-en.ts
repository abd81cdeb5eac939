import type { Paise } from './paise.ts';

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/**
 * 'Rupees one lakh eight thousand and fifty paise only': Indian numbering, for receipts. Not for
 * less than 0.
 */
export function amountInEnglish(amount: Paise): string {
  const rupees = Math.floor(amount / 100);
  const paise = amount % 100;
  const paiseWords = `${englishNumber(paise)} ${paise === 1 ? 'paisa' : 'paise'}`;
  const rupeesWords = `${rupees === 1 ? 'rupee' : 'rupees'} ${englishNumber(rupees)}`;
  const words = paise === 0 ? rupeesWords : rupees === 0 ? paiseWords : `${rupeesWords} and ${paiseWords}`;
  return `${words[0]?.toUpperCase()}${words.slice(1)} only`;
}

/**
 * A whole number from 0 in words. Above 99 crore the crores are counted in turn: 'two lakh crore'.
 */
function englishNumber(count: number): string {
  if (count < 20) return small[count] ?? '';
  if (count < 100) {
    const one = count % 10;
    return `${tens[Math.floor(count / 10)]}${one === 0 ? '' : `-${small[one]}`}`;
  }
  for (const [size, name] of [
    [10_000_000, 'crore'],
    [100_000, 'lakh'],
    [1000, 'thousand'],
    [100, 'hundred'],
  ] as const) {
    if (count < size) continue;
    const rest = count % size;
    return `${englishNumber(Math.floor(count / size))} ${name}${rest === 0 ? '' : ` ${englishNumber(rest)}`}`;
  }
  return '';
}
