// What stands around the text of a page: what it asks for, and how tall its footer is. One table
// each, so that no two appeals meet on a screen and none stands where it would be untrue.

/** Of whom an appeal beside a text speaks. */
export type AppealCause = 'temple' | 'food' | 'books';

/**
 * The one appeal of a page besides the link of the header: its own form or button, the floating
 * button, the banner of the building, a card beside the text, or none.
 */
export type PageAppeal = 'own' | 'button' | 'banner' | 'none' | AppealCause;

/** `short`: two lines; `panorama`: with the temple at dusk above it. */
export type FooterSize = 'panorama' | 'plain' | 'short';

/**
 * A rule also holds for the pages below its address ('*': any one part); the longest address wins.
 */
type Rules<Value> = Partial<Record<Value & string, readonly string[]>>;

const appeals: Rules<PageAppeal> = {
  // CSR money pays neither worship nor the building; policies, teachings and accounts are quiet.
  none: [
    ...['/csr', '/teachings', '/plan-your-visit'],
    ...['/privacy-policy', '/terms-condition', '/cancellation-refund-policy'],
    ...['/profile', '/order-history', '/donation-history', '/monthly-gift', '/letters', '/receipts'],
    ...['/status', '/donationstatus', '/pay', '/shift', '/passes', '/seat', '/line'],
    ...['/events/single-event/*/passes', '/events/single-event/*/wait'],
  ],
  own: [
    ...['/donate', '/donation', '/donation-checkout', '/offeringpage', '/fooddonation', '/food'],
    ...['/temple-construction', '/why-donate', '/benefits-testimonials', '/janamastmi', '/sevas'],
    ...['/membership', '/shop', '/all-products', '/cart', '/checkout'],
    ...['/stay', '/tours', '/toursdetails', '/tourspackages', '/classes', '/contacts', '/services'],
  ],
  // Where the specification has it (rules S76, S77).
  banner: ['/bhakti', '/ashraya-groups'],
  temple: ['/about', '/visionpage', '/leadership', '/lifestyle', '/iskcongirls', '/varishtha'],
  food: ['/sundaylove'],
  books: [
    ...['/about-beginning', '/about/our-beliefs', '/founder', '/history', '/acharyas', '/details'],
    ...['/bhagavatam', '/gita-class', '/discover', '/gopalfun', '/iskcon50', '/iskconyouth'],
  ],
};

const footers: Rules<FooterSize> = {
  panorama: ['/', '/about', '/plan-your-visit', '/contacts', '/stay', '/tours'],
  plain: ['/about/our-beliefs'],
  short: [
    ...['/cart', '/checkout', '/donation-checkout', '/status', '/donationstatus', '/receipts'],
    ...['/profile', '/order-history', '/donation-history', '/monthly-gift', '/letters'],
    ...['/sevas/booking', '/donate/simply', '/pay', '/shift', '/passes', '/seat', '/line'],
    ...['/events/single-event/*/passes', '/events/single-event/*/wait'],
    ...['/stay/book', '/stay/booking', '/stay/pay', '/stay/wait', '/stay/group'],
  ],
};

export const appealOf = (pathname: string): PageAppeal => ruleOf(appeals, pathname) ?? 'button';

export const footerOf = (pathname: string): FooterSize => ruleOf(footers, pathname) ?? 'plain';

/** Links write some addresses with a capital (rule S2). */
function ruleOf<Value extends string>(rules: Rules<Value>, pathname: string): Value | null {
  const path = pathname.toLowerCase();
  let longest = '';
  let found: Value | null = null;
  for (const [value, addresses] of Object.entries(rules) as [Value, readonly string[]][]) {
    for (const address of addresses) {
      if (isAt(path, address) && address.length > longest.length) [longest, found] = [address, value];
    }
  }
  return found;
}

function isAt(path: string, address: string): boolean {
  if (!address.includes('*')) return path === address || path.startsWith(`${address}/`);
  const parts = path.split('/');
  return address.split('/').every((part, index) => part === parts[index] || (part === '*' && parts[index]));
}
