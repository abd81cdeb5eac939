export const periods = {
  today: 'Today',
  week: 'Last 7 days',
  month: 'Last 30 days',
  taxYear: 'This tax year',
};

export const giftsOf = {
  today: 'Gifts, today',
  week: 'Gifts, last 7 days',
  month: 'Gifts, last 30 days',
  taxYear: 'Gifts, this tax year',
};

export const giftCount = (count: number) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? 'gift' : 'gifts'}`;
export const nothingLastYear = 'nothing at this point last year';
export const asLastYear = 'as at this point last year';
/** With its sign: '+12'. */
export const onLastYear = (change: string) => `${change} % on last year`;

export const part = 'Part';
export const gifts = 'Gifts';
export const given = 'Given';
export const noneGiven = 'Nothing was given in this time, nor a year before.';
export const thisYear = 'This year';
export const lastYear = 'Last year';
export const asTable = 'As a table';
export const when = 'When';
export const crores = (number: string) => `${number}Cr`;
export const lakhs = (number: string) => `${number}L`;
export const thousands = (number: string) => `${number}k`;
