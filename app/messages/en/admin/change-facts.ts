/** What a change that needs a second owner is about: in the office, and in English in letters. */

export const accounts = { bank: 'bank account', upi: 'UPI id' };
export const rolesOf = (name: string) => `roles of ${name}`;
export const invitationOf = (name: string) => `invitation of ${name}`;
export const somebodyWhoLeft = 'somebody who left';
export const roles = 'Roles';
export const email = 'E-mail';
export const nothing = 'nothing';
