import type { IndianState } from '#core/fields/state.ts';

// The first digits of a PIN code name the postal circle (India Post, "Know your PIN code"). Where a
// region serves two states both are listed: a wrong refusal would stop an honest buyer, a wrong
// acceptance is corrected by the courier.
const regions: readonly (readonly [first: number, last: number, states: readonly IndianState[]])[] = [
  [11, 11, ['Delhi']],
  [12, 13, ['Haryana']],
  [14, 15, ['Punjab']],
  [16, 16, ['Chandigarh', 'Punjab', 'Haryana']],
  [17, 17, ['Himachal Pradesh']],
  [18, 18, ['Jammu and Kashmir']],
  [19, 19, ['Jammu and Kashmir', 'Ladakh']],
  [20, 23, ['Uttar Pradesh']],
  [24, 24, ['Uttar Pradesh', 'Uttarakhand']],
  [25, 25, ['Uttar Pradesh']],
  [26, 26, ['Uttar Pradesh', 'Uttarakhand']],
  [27, 28, ['Uttar Pradesh']],
  [30, 34, ['Rajasthan']],
  [36, 36, ['Gujarat', 'Dadra and Nagar Haveli and Daman and Diu']],
  [37, 38, ['Gujarat']],
  [39, 39, ['Gujarat', 'Dadra and Nagar Haveli and Daman and Diu']],
  [40, 40, ['Maharashtra', 'Goa']],
  [41, 44, ['Maharashtra']],
  [45, 48, ['Madhya Pradesh']],
  [49, 49, ['Chhattisgarh']],
  [50, 50, ['Telangana']],
  [51, 52, ['Andhra Pradesh']],
  [53, 53, ['Andhra Pradesh', 'Puducherry']],
  [56, 59, ['Karnataka']],
  [60, 60, ['Tamil Nadu', 'Puducherry']],
  [61, 64, ['Tamil Nadu']],
  [67, 67, ['Kerala', 'Puducherry']],
  [68, 68, ['Kerala', 'Lakshadweep']],
  [69, 69, ['Kerala']],
  [70, 72, ['West Bengal']],
  [73, 73, ['West Bengal', 'Sikkim']],
  [74, 74, ['West Bengal', 'Andaman and Nicobar Islands']],
  [75, 77, ['Odisha']],
  [78, 78, ['Assam']],
  [79, 79, ['Arunachal Pradesh', 'Meghalaya', 'Manipur', 'Mizoram', 'Nagaland', 'Tripura', 'Assam']],
  [80, 82, ['Bihar', 'Jharkhand']],
  [83, 83, ['Jharkhand', 'Bihar']],
  [84, 84, ['Bihar']],
  [85, 85, ['Bihar', 'Jharkhand']],
];

/**
 * Whether a PIN code may lie in a state. Codes of unknown regions (the army's, new ones) are
 * accepted.
 */
export function pinFitsState(pin: string, state: IndianState): boolean {
  const digits = Number(pin.slice(0, 2));
  const region = regions.find(([first, last]) => first <= digits && digits <= last);
  return region?.[2].includes(state) ?? true;
}
