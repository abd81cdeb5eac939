export const choicesAndMore = (choices: string, more: number) => `${choices} और ${more} अन्य`;
/** The printed price, by its name in the law. */
export const mrp = 'MRP';
export const outOfStock = 'स्टॉक में नहीं';
export const onlyLeft = (left: number) => `केवल ${left} शेष`;
