/** Papers that a guest shows on arrival; only the kind and the last four signs are stored. */
export const idKinds = ['aadhaar', 'passport', 'driving-licence', 'voter-id'] as const;
export type IdKind = (typeof idKinds)[number];

/** The fields of the search, and of everything that books. */
export const searchFields = ['arrival', 'departure', 'adults', 'children', 'rooms', 'meals'] as const;
export type TypedSearch = Record<(typeof searchFields)[number], string>;

export const guestFields = [
  'name',
  'phone',
  'email',
  'idKind',
  'idLast4',
  'address',
  'purpose',
  'note',
  'company',
  'gstin',
] as const;
export type TypedGuest = Record<(typeof guestFields)[number], string>;

/** As typed; `pay` is 'full' or 'deposit', `shownTotal` what the form showed in paise. */
export type StayInput = TypedSearch &
  TypedGuest & { intentKey: string; kind: string; pay: string; consent: string; shownTotal: string } & {
    /** Of the guest's membership; the site's form asks a member alone. */
    freeNights?: string;
  };
