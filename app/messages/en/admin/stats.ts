export const belowLine = 'Below the line';
export const nearLine = 'Near the line';
export const overLine = 'Over the line';
export const quietAndLaw = 'Quiet gifts and the law';
export const noBody = 'No body that receives gifts is set up yet.';
export const ofLine = (anonymous: string, line: string, law: string) =>
  `${anonymous} of ${line} this tax year (${law})`;
export const againstLine = (entity: string) => `Quiet gifts of ${entity} against the line`;
export const withoutAddress = (amount: string) =>
  `${amount} came in a name without an address. Your accountant says whether they count too.`;
export const byCause = 'By cause';
export const byMode = 'By mode';
export const byPath = 'By path';
export const byFrequency = 'By frequency';
export const oneTime = 'One-time';
export const frequencyNote =
  'Nothing is taken by itself: who promises a monthly gift gives it anew each month.';
export const nothingGiven = 'Nothing was given in this period.';
export const firstTime = 'For the first time';
export const gaveBefore = 'Gave before';
export const gaveOnce = 'Gave once';
export const gaveTwoOrThree = 'Gave two or three times';
export const gaveOften = 'Gave four times or more';
export const givers = 'Givers';
export const figures = 'Figures';
export const who = 'Who';
export const nobodyNote = 'Who gives in a name stands here; quiet gifts name nobody.';
export const nobody = 'Nobody in this period';
export const none = 'None';
export const name = 'Name';
export const email = 'E-mail';
export const phone = 'Phone';
export const city = 'City';
export const lastGift = 'Last gift';
export const gifts = 'Gifts';
export const given = 'Given';
export const peopleCount = (count: number) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? 'person' : 'people'}`;
export const howOften = 'How often';
export const howOftenCaption = 'How often people gave in this period';
export const nobodyInName = 'Nobody gave in a name in this period.';
export const countedApart =
  'People are told apart by account, e-mail, phone or name. Quiet gifts name nobody and are not in here.';
export const monthlyPromises = 'Monthly promises';
export const running = 'Running';
export const sumAMonth = 'Sum a month';
export const fulfilledThisMonth = 'Kept this month';
export const notFulfilledYet = 'Not kept yet';
export const promisesNote =
  'As it stands now. Nothing is taken by itself: who promised gets one letter a month and gives then.';
export const period = 'Period';

export const giversOf = {
  today: 'Givers, today',
  week: 'Givers, last 7 days',
  month: 'Givers, last 30 days',
  taxYear: 'Givers, this tax year',
};
