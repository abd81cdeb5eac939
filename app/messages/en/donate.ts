export const askUs = 'Ask us';
export const amount = 'Amount';
export const anotherAmount = 'Another amount';
export const ownAmountInRupees = 'Your own amount in rupees';
export const ownAmount = 'Your own amount';
export const cause = 'For';
export const inNameOf = 'In the name of';
export const personToRemember = 'A person to remember or bless';
export const oneMoment = 'One moment…';
export const give = (sum: string) => `Give ${sum}`;
export const goOn = 'Continue';
export const otherWays =
  'Want a certain kind of gift, or several causes at once? <causes>See all causes</causes>. To promise a gift every month, of which nothing is taken by itself, see the <circle>Donation Circle</circle>.';
