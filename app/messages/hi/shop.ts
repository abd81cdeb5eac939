export const shop = 'दुकान';
export const categories = 'श्रेणियाँ';
export const products = 'वस्तुएँ';

export const narrowList = 'सूची छाँटें';
export const searchPriceOrder = 'खोज, दाम और क्रम';
export const everything = 'सब कुछ';
export const searchShop = 'दुकान में खोजें';
export const searchExamples = 'गीता, माला, घी…';
export const price = 'दाम';
/** Ahead of '₹' and a field. */
export const lowestPrice = 'कम से कम';
export const highestPrice = 'अधिकतम';
export const inStockOnly = 'केवल जो स्टॉक में हैं';
export const order = 'क्रम';
export const newestFirst = 'नई वस्तुएँ पहले';
export const cheapestFirst = 'कम दाम पहले';
export const byName = 'नाम के क्रम से';
export const show = 'दिखाएँ';
export const priceMalformed = 'दाम अंकों में लिखें, जैसे 250।';
export const priceOrder = 'अधिकतम दाम न्यूनतम दाम से कम नहीं हो सकता।';

export const chosen = 'चुना हुआ';
export const chosenFrom = (price: string) => `${price} से`;
export const chosenUpTo = (price: string) => `${price} तक`;
export const chosenInStock = 'स्टॉक में';
export const takeAway = '(हटाएँ)';
export const showAllProducts = 'सभी वस्तुएँ दिखाएँ';
export const productCount = (count: number) => (count === 1 ? '1 वस्तु' : `${count} वस्तुएँ`);
export const productsOnPage = (products: string, page: number, pages: number) =>
  `${products}, ${pages} में से पेज ${page}`;
export const allProducts = 'सभी वस्तुएँ';
