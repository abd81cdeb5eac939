/** Letters that only the temple's own people read: they are in English. */
export const staffLetters = [
  'seva-booked-office',
  'request-for-office',
  'desk-day',
  'gifts-account',
  'staff-invitation',
  'second-factor-changed',
  'security-alarm',
  'change-asked',
  'change-alone',
  'change-decided',
] as const;

/** Those of some letters that go to visitors. */
export type VisitorKey<Texts> = Exclude<keyof Texts & string, (typeof staffLetters)[number]>;
