/** What somebody who wants a receipt types into the checkout of a donation. */
export function namedDonor(reached: { email: string; phone: string }): Record<string, string> {
  return { path: 'named', citizenship: 'indian', name: 'Steady Giver', consent: 'on', ...reached };
}
