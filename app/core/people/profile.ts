import type { Language } from '#core/language/languages.ts';

export const citizenships = ['indian', 'nri', 'foreign'] as const;
export type Citizenship = (typeof citizenships)[number];

export const genders = ['f', 'm', 'other'] as const;
export type Gender = (typeof genders)[number];

export const maritalStatuses = ['single', 'married', 'widowed', 'divorced'] as const;
export type MaritalStatus = (typeof maritalStatuses)[number];

/** A person's profile. The PAN itself stays on the server; pages get its mask. */
export type Profile = {
  name: string;
  email: string | null;
  /** Proven: signs in by a code. `phone` is what was typed. */
  mobile: string | null;
  initiatedName: string | null;
  phone: string | null;
  /** No longer collected; who still has one may delete it. */
  whatsapp: string | null;
  /** Calendar day. */
  bornOn: string | null;
  gender: Gender | null;
  maritalStatus: MaritalStatus | null;
  citizenship: Citizenship | null;
  panMasked: string | null;
  addressLine: string | null;
  city: string | null;
  state: string | null;
  pin: string | null;
  country: string;
  /** In which language to speak with them; null while they have not said so. */
  language: Language | null;
  /** Letters before family occasions; consent given or withdrawn at /profile/family. */
  wantsReminders: boolean;
  version: number;
};
