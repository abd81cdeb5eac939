export const relations = {
  spouse: 'Husband or wife',
  father: 'Father',
  mother: 'Mother',
  son: 'Son',
  daughter: 'Daughter',
  brother: 'Brother',
  sister: 'Sister',
  grandparent: 'Grandparent',
  grandchild: 'Grandchild',
  inlaw: 'In-law',
  other: 'Other',
};

export const familyAndDays = 'Family and days to remember';
export const add = 'Add';
export const change = 'Change';
export const nothingYet =
  'Write down birthdays, anniversaries and days of remembrance, by date or by tithi, and we remind you.';
export const bornOn = (date: string) => `born ${date}`;
export const firstOn = (date: string) => `first on ${date}`;
export const weRemindYou = 'we remind you';

export const pageTitle = 'My family and days';
export const myFamily = 'My family';
export const shownToNobody = 'They are shown to nobody but you. Empty a row and save to take it away.';
export const addRelative = 'Add a relative';
export const daysToRemember = 'Days to remember';
export const whatDaysAre =
  'Birthdays, anniversaries, the day a dear one passed away. By tithi means the lunar day that was at sunrise in the temple’s town; it falls on another date each year.';
export const birthday = 'Birthday';
export const weddingAnniversary = 'Wedding anniversary';
export const remembranceDay = 'Remembrance day';
export const addDay = 'Add a day';
export const wantsReminders = 'Send me an e-mail three days before the days that are marked ‘Remind me’.';
export const saving = 'Saving…';
export const save = 'Save';

export const relative = (row: number) => `Relative ${row}`;
export const relation = 'Relation';
export const choose = '-- Choose --';
export const name = 'Name';
export const mobileNumber = 'Mobile number';
export const dateOfBirth = 'Date of birth';

export const day = (row: number) => `Day ${row}`;
export const whatIsIt = 'What is it';
export const whenFirst = 'When it first was';
export const comesBack = 'Comes back';
export const byDate = 'By date';
export const byTithi = 'By tithi';
export const remindMe = 'Remind me';
