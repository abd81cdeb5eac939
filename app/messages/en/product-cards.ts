export const choicesAndMore = (choices: string, more: number) => `${choices} and ${more} more`;
/** The printed price, by its name in the law. */
export const mrp = 'MRP';
export const outOfStock = 'Out of stock';
export const onlyLeft = (left: number) => `Only ${left} left`;
