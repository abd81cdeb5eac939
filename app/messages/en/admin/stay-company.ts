/** In whose name the bill of a stay is written: at the desk and where one books. */
export const billToCompany = 'Bill to a company';
export const company = 'Name of the company';
export const gstin = 'GSTIN of the company';
export const emptyIsGuest = 'Empty: the bill names the guest.';
export const companyAddress = 'Address on the bill';
export const companyAddressHint = 'Needed with a GSTIN.';
