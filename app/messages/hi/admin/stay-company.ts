/** In whose name the bill of a stay is written: at the desk and where one books. */
export const billToCompany = 'कंपनी के नाम बिल';
export const company = 'कंपनी का नाम';
export const gstin = 'कंपनी का GSTIN';
export const emptyIsGuest = 'खाली रहे तो बिल अतिथि के नाम बनेगा।';
export const companyAddress = 'बिल पर पता';
export const companyAddressHint = 'GSTIN के साथ आवश्यक है।';
