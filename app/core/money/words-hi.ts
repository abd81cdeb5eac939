import type { Paise } from './paise.ts';

/** Every number below a hundred has its own irregular name in Hindi. */
const belowHundred = `
  शून्य एक दो तीन चार पाँच छह सात आठ नौ
  दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस
  बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस
  तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस
  चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास
  पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ
  साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर
  सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी
  अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी
  नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे
`
  .trim()
  .split(/\s+/);

/** 'एक लाख आठ हज़ार रुपये और पचास पैसे मात्र'. Not for less than 0. */
export function amountInHindi(amount: Paise): string {
  const rupees = Math.floor(amount / 100);
  const paise = amount % 100;
  const paiseWords = `${hindiNumber(paise)} ${paise === 1 ? 'पैसा' : 'पैसे'}`;
  const rupeesWords = `${hindiNumber(rupees)} ${rupees === 1 ? 'रुपया' : 'रुपये'}`;
  const words = paise === 0 ? rupeesWords : rupees === 0 ? paiseWords : `${rupeesWords} और ${paiseWords}`;
  return `${words} मात्र`;
}

/** A whole number from 0 in words; like the English, 'दो लाख करोड़'. */
function hindiNumber(count: number): string {
  if (count < 100) return belowHundred[count] ?? '';
  for (const [size, name] of [
    [10_000_000, 'करोड़'],
    [100_000, 'लाख'],
    [1000, 'हज़ार'],
    [100, 'सौ'],
  ] as const) {
    if (count < size) continue;
    const rest = count % size;
    return `${hindiNumber(Math.floor(count / size))} ${name}${rest === 0 ? '' : ` ${hindiNumber(rest)}`}`;
  }
  return '';
}
