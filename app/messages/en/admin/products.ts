export const categories = 'Categories';
export const products = 'Products';
export const gone = 'It is gone.';
export const savedInShop = 'Saved. The shop shows it now.';
export const newCategory = 'New category';
export const productCount = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;
export const name = 'Name';
export const nameInHindi = 'Name in Hindi';
export const address = 'Address';
export const addressHint = 'Small letters, digits and hyphens. It stays for good.';
export const placeInList = 'Place in the list';
export const saving = 'Saving…';
export const save = 'Save';
export const makeCategory = 'Make the category';
export const remove = 'Delete';
export const countStock = 'Count the stock';
export const allCategories = 'Shelves';
export const categoryEmpty = 'This shelf is empty';
export const categoryEmptyNew =
  'Products stand on the shelf of their category. Make a category and a product first.';
export const categoryEmptyNote = 'No article stands in this category.';
export const writeWhatCounted =
  'Write what you counted. Lines left empty were not counted and stay as they are.';
export const articlesToCount = 'Articles to count';
export const writeCount = 'Write the count';
export const writing = 'Writing…';
export const countedWords = (counted: number, differed: number) =>
  `${counted} counted, ${differed} of them differed and ${differed === 1 ? 'is' : 'are'} corrected.`;
export const notWritten = (count: number) => `${count} could not be written, see below.`;
export const article = 'Article';
export const articleNumber = 'Article number';
export const shouldBe = 'Should be';
export const countedHead = 'Counted';
export const countedOf = (sku: string) => `Counted: ${sku}`;
export const delivery = 'Delivery';
export const newZone = 'New zone';
export const zonesAbout =
  'A PIN code belongs to the zone with its longest beginning: 201 goes before 20. Where no zone has it, only fetching at the shop is offered.';
export const noZone = 'No zone yet';
export const noZoneNote =
  'Until there is one, everything is collected at the shop. Make the first: where parcels go, and what sending costs.';
export const deliveryZones = 'Delivery zones';
export const zone = 'Zone';
export const pinCodes = 'PIN codes';
export const prefixesAndMore = (first: string, more: number) => `${first} and ${more} more`;
export const charge = 'Charge';
export const chargesThen = (charges: string, furtherKg: string) => `${charges}, then ${furtherKg} a kg`;
export const chargeTo = (charge: string, weight: string) => `${charge} to ${weight}`;
export const freeFrom = 'Free from';
export const never = 'Never';
export const workingDays = 'Working days';
export const daysFromTo = (least: number, most: number) => `${least} to ${most}`;
export const kilograms = (count: number) => `${count} kg`;
export const grams = (count: number) => `${count} g`;
export const gstRates = 'GST rates';
export const saved = 'Saved.';
export const ratesAbout =
  'A rate is added from a day on; one that is or was in force stays, since bills were made by it. Ask the accountant before a change.';
export const fromAndToFile = 'From and to a file';
export const fromFile = 'From a file';
export const csvFile = 'CSV file';
export const notTakenIn = 'This was not taken in: what to mend stands above.';
export const csvHint = 'One row a variant, UTF-8, at most 200 KB. Take the file of this shop as a pattern.';
export const whatToDo = 'What to do';
export const onlyCheck = 'Only check it';
export const checkAndStore = 'Check and store it';
export const readFile = 'Read the file';
export const reading = 'Reading…';
export const toFile = 'To a file';
export const toFileNote =
  'All products with all variants, for a spreadsheet. What is on hand stands there for reading; stock changes only in its ledger.';
export const downloadFile = 'Download products.csv';
export const theColumns = 'The columns';
export const columnsNote =
  'Pictures: “shop-beads=What it shows | tulsi=What it shows”. Variants of a listed product that the file leaves out are no longer offered; products that it does not name stay as they are.';
export const newAndKnown = (made: number, changed: number) => `${made} new, ${changed} known`;
export const stored = (words: string) => `Stored: ${words}.`;
export const fileRight = (words: string) =>
  `The file is right: ${words}. Nothing is stored yet; choose “Check and store it”.`;
export const placesToMend = (count: number) =>
  count === 1 ? 'One place to mend. Nothing was stored.' : `${count} places to mend. Nothing was stored.`;
export const wrongInFile = 'What is wrong in the file';
export const line = 'Line';
export const column = 'Column';
export const wholeRow = 'Whole row';
export const whatIsWrong = 'What is wrong';
export const pictures = 'Pictures';
export const firstPicture = 'Picture 1, on cards';
export const picture = (number: number) => `Picture ${number}`;
export const stateDraft = 'Draft: not shown';
export const stateLive = 'Live: sold';
export const stateHidden = 'Hidden: its page says it is not sold';
export const title = 'Title';
export const titleInHindi = 'Title in Hindi';
export const category = 'Category';
export const state = 'State';
export const description = 'Description';
export const whatIsChosen = 'What is chosen';
export const taxClass = 'Tax class';
export const netQuantity = 'Net quantity';
export const origin = 'Country of origin';
export const maker = 'Maker or packer';
export const bestBefore = 'Best before';
export const lowStockAt = 'Low stock at';
export const pictureN = 'Picture {n}';
export const articleNumberN = 'Article number {n}';
export const choiceN = 'Choice {n}';
export const priceN = 'Price {n}';
export const mrpN = 'Printed MRP {n}';
export const weightN = 'Weight {n}';
export const shownByN = 'Shown by {n}';
export const stateN = 'State {n}';
export const whatItIs = 'What it is';
export const choose = 'Choose';
export const plainWords = 'Plain words. Part paragraphs by an empty line.';
export const variants = 'Variants';
export const chosenHint =
  'Language, Size: the names, parted by commas. Empty where there is nothing to choose.';
export const lawAndStorage = 'Law and shelf';
export const accountantKnows = 'The accountant knows it.';
export const makerWithPlace = 'Maker or packer, with place';
export const foodLicence = 'Food licence (FSSAI)';
export const bestBeforeExample = '9 months from packing';
export const lowStockHint = 'From here on the shop says ‘Only n left’.';
export const makeProduct = 'Make the product';
export const product = 'Product';
export const newProduct = 'New product';
export const stockLedger = 'Stock ledger';
export const seeInShop = 'See it in the shop';
export const beforeFirst = 'Before the first product the shop needs:';
export const aCategory = 'A category';
export const aCategoryNote = 'Where it stands in the shop: books, incense, beads.';
export const aTaxClass = 'A tax class with its GST rate';
export const aTaxClassNote =
  'What the goods are to the tax: printed books, incense. The accountant knows the rates.';
export const all = 'All';
export const lowOrOut = 'Low or out';
export const outOfStock = 'Out of stock';
export const drafts = 'Drafts';
export const hidden = 'Hidden';
export const articleCount = (count: number) => `${count} ${count === 1 ? 'article' : 'articles'}`;
export const lowOne = 'One article is low or out of stock.';
export const lowMany = (count: number) => `${count} articles are low or out of stock.`;
export const showThem = 'Show them';
export const searchFor = 'Name or article number';
export const show = 'Show';
export const noMatchNote = 'No article is called so, or none is in this state.';
export const noMatch = 'No article matches';
export const noProductNote =
  'What the shop sells stands here with its stock. Make the first one, or bring many from a spreadsheet.';
export const noProduct = 'No product yet';
export const stockOf = (sku: string) => `Stock of ${sku}`;
export const stockInShopOf = (sku: string) => `On the shelf: ${sku}`;
export const whyOf = (sku: string) => `Why: ${sku}`;
export const when = 'When';
export const variant = 'Variant';
export const change = 'Change';
export const thenThere = 'Then there';
export const why = 'Why';
export const who = 'Who';
export const theSite = 'The site';
export const stockTitle = (title: string) => `${title}: stock`;
export const nothingMovedNote = 'The first delivery will stand here.';
export const nothingMoved = 'Nothing has moved yet';
export const stockChanges = 'Changes of the stock';
export const firstTaxClass = 'The first tax class';
export const newTaxClass = 'New tax class';
export const taxClassAbout =
  'What goods are to the tax: printed religious books, incense, clothes. Each product is in one.';
export const taxClassExample = 'Printed religious books and puja items';
export const makeClass = 'Make the class';
export const making = 'Making…';
export const rateComing = 'Coming';
export const rateInForce = 'In force';
export const rateOver = 'Over';
export const takeAway = 'Take it away';
export const takeAwayOf = (title: string) => `Take ${title} away`;
export const noRateYet = 'No rate yet: goods of this class cannot be sold. Add the one in force.';
export const fromDay = (day: string) => `From ${day}`;
export const nil = 'Nil';
export const rate = (rate: string) => `<num>${rate}</num>`;
export const rateAbove = (rate: string, price: string) => `<num>${rate}</num> for one piece above ${price}`;
export const takeBack = 'Take it back';
export const addRate = 'Add a rate';
export const from = 'From';
export const rateInPercent = 'Rate in %';
export const forPieceAbove = 'For one piece above';
export const forPieceAboveHint = '0: from the first rupee. First add that one.';
export const whereWritten = 'Where it is written';
export const whereWrittenExample = 'Notification 9/2025, schedule I';
export const addTheRate = 'Add the rate';
export const offered = 'Offered';
export const notOffered = 'Not offered';
export const theFirstPicture = 'The first picture';
export const addVariant = 'Add a variant';
export const variantN = (number: number) => `Variant ${number}`;
export const articleNumberOf = (number: number) => `Article number ${number}`;
export const choice = 'Choice';
export const choiceExample = 'Hindi / Large';
export const price = 'Price';
export const printedMrp = 'Printed MRP';
export const weightPacked = 'Weight, packed (g)';
export const shownBy = 'Shown by';
export const stockInShop = 'On the shelf';
export const ledger = 'Ledger';
export const moves = 'Moves';
export const held = (count: number) => `${count} held`;
export const articlesOfShop = 'Articles of the shop';
export const draft = 'Draft';
export const notSold = 'Not sold';
export const low = 'Low';
export const inStock = 'In stock';
export const shortName = 'Short name';
export const furtherKilogram = 'Each further kilogram';
export const freeFromWorth = 'Free from goods worth';
export const daysLeast = 'Days, at least';
export const daysMost = 'Days, at most';
export const chargeN = 'Charge {n}';
export const where = 'Where';
export const buyersRead = 'Buyers read it.';
export const pinCodesBegin = 'PIN codes begin with';
export const pinCodesHint =
  'Parted by spaces: 201 11 12. One beginning belongs to one zone; the longest decides.';
export const whatItCosts = 'What it costs';
export const ratesHint = 'Lighter parcels first. Empty a row and save to take it away.';
export const addWeight = 'Add a weight';
export const furtherKilogramBegun = 'Each further kilogram begun';
export const neverFree = 'Empty: never free.';
export const howLong = 'How long it takes';
export const workingDaysLeast = 'Working days, at least';
export const workingDaysMost = 'Working days, at most';
export const makeZone = 'Make the zone';
export const weightOf = (number: number) => `Weight ${number}`;
export const upToGrams = 'Up to (g)';
export const zoneSaved = 'Saved. The shop goes by it now.';

export const stockReasons = {
  opening: 'Opening stock',
  received: 'Received',
  counted: 'Counted',
  damaged: 'Damaged',
  given: 'Given away',
  corrected: 'Slip corrected',
  sold: 'Sold',
  returned: 'Came back',
};
