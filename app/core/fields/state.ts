import { accept, type Outcome, refuse } from '#core/result.ts';
import { stateName } from '#messages/states.ts';
import { cleanLine } from './clean-text.ts';

/** The 28 states and, after them, the 8 union territories of India. */
export const indianStates = [
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chhattisgarh',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Jammu and Kashmir',
  'Ladakh',
  'Lakshadweep',
  'Puducherry',
] as const;
export type IndianState = (typeof indianStates)[number];

/** By its English name, or as the form's language writes it. */
export function readState(typed: string): Outcome<IndianState, 'state-invalid'> {
  const wanted = cleanLine(typed)?.toLowerCase();
  const state = indianStates.find((name) => name.toLowerCase() === wanted || stateName(name) === wanted);
  return state ? accept(state) : refuse('state-invalid');
}
