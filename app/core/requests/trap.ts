/** A field that people neither see nor reach; bots like to fill it. */
export const trapField = 'website';
