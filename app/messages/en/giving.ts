export const amountFor = (cause: string) => `Amount for ${cause}`;
export const whatYouGive = 'What you give';
export const other = 'Other';
export const anotherAmount = 'Another amount';
export const ownAmountInRupees = 'Your own amount in rupees';
export const ownAmount = 'Your own amount';

export const giveTo = (cause: string) => `Give to ${cause}`;
export const howMany = 'How many';
export const howManyOf = (cause: string) => `How many: ${cause}`;
export const inNameOf = 'In the name of';
export const personToRemember = 'A person to remember or bless';
export const inNameOfHint = 'Goes along with ‘Donate now’. From the cart, the checkout asks for it.';
export const occasion = 'Occasion';
export const occasionExamples = 'Birthday, wedding day, in memory';
export const oneMoment = 'One moment…';
export const donateNow = 'Donate now';
export const wait = 'Wait…';
export const donate = 'Donate';
export const adding = 'Adding…';
export const add = 'Add';
export const addToCart = 'Add to cart';
export const addCause = (cause: string) => `Add ${cause} to the donation cart`;
export const added = 'Added to your cart';
export const cartFull = 'Your cart is full';
export const cartHolds = (lines: number) => `It holds ${lines} lines.`;

export const closed = 'Closed';
export const campaignClosed = 'This campaign has closed.';
export const upcoming = 'Upcoming';
export const campaignOpens = (day: string) => `This campaign opens on ${day}.`;

export const securePayment = 'Payment on a secure page: UPI, card or net banking';
export const numberedReceipt = 'A numbered receipt, by e-mail if you leave an address';
