export const general = 'General';
export const food = 'Food for Life';
export const construction = 'Construction';
export const cowCare = 'Cow care';
export const books = 'Books';
export const festivals = 'Festivals';
export const offerings = 'Offerings';
