/** What a change that needs a second owner is about: in the office, and in English in letters. */

export const accounts = { bank: 'बैंक खाता', upi: 'UPI आईडी' };
export const rolesOf = (name: string) => `${name} की भूमिकाएँ`;
export const invitationOf = (name: string) => `${name} का न्योता`;
export const somebodyWhoLeft = 'कोई जो अब नहीं हैं';
export const roles = 'भूमिकाएँ';
export const email = 'ई-मेल';
export const nothing = 'कुछ नहीं';
