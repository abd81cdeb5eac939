export const donatePage = (cause: string, temple: string) => `Donate: ${cause} | ${temple}`;
export const notFound = 'Donation not found.';
export const renamedOrGone = 'It may have been renamed or taken down. Other causes are open.';
export const seeAllCauses = 'See all causes';

export const donation = 'Donation';
export const openUntil = (day: string) => `Open until ${day}.`;
/** After the sum. */
export const cameTogether = 'came together through this site.';
export const seeOtherCauses = 'See other causes';
export const withTaxReceipt = 'Can be given with a tax receipt (PAN and address needed)';
export const otherWaysToGive = 'Other ways to give';
