export const shop = 'Shop';
export const categories = 'Categories';
export const products = 'Products';

export const narrowList = 'Narrow the list';
export const searchPriceOrder = 'Search, price and order';
export const everything = 'Everything';
export const searchShop = 'Search the shop';
export const searchExamples = 'Gita, mala, ghee…';
export const price = 'Price';
/** Ahead of '₹' and a field. */
export const lowestPrice = 'from';
export const highestPrice = 'to';
export const inStockOnly = 'In stock only';
export const order = 'Order';
export const newestFirst = 'Newest first';
export const cheapestFirst = 'Price, lowest first';
export const byName = 'Name, A to Z';
export const show = 'Show';
export const priceMalformed = 'Write prices in digits, like 250.';
export const priceOrder = 'The highest price must not be below the lowest.';

export const chosen = 'Chosen';
export const chosenFrom = (price: string) => `from ${price}`;
export const chosenUpTo = (price: string) => `up to ${price}`;
export const chosenInStock = 'in stock';
export const takeAway = '(take away)';
export const showAllProducts = 'Show all products';
export const productCount = (count: number) => (count === 1 ? '1 product' : `${count} products`);
export const productsOnPage = (products: string, page: number, pages: number) =>
  `${products}, page ${page} of ${pages}`;
export const allProducts = 'All products';
