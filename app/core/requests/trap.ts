/** A field that people neither see nor reach; robots like to fill it. */
export const trapField = 'website';
