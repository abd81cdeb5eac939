export const missing = 'Missing';
export const draft = 'Draft';
export const outdated = 'Outdated';
export const published = 'Published';

export const beforeChange = 'Before it was changed';
export const whatChanged = 'What changed in the English';
export const visitorsReadOwn = (language: string) => `Visitors read the ${language} that you published.`;
export const visitorsReadShipped = (language: string) =>
  `Visitors read the ${language} that came with the site.`;
export const visitorsReadEnglish = 'Visitors read this in English.';
export const shippedOutdated = (language: string) =>
  `The English has changed since the ${language} that came with the site was written: what changed is marked. Visitors read those texts in English until you publish them in ${language}.`;
export const takeOff = (language: string) => `Take ${language} off the site`;
export const takenOff = 'Taken off the site. The words are kept here as a draft.';
export const preview = (language: string) => `Preview in ${language}`;
export const previewHint = 'The preview shows what was saved last.';
export const englishOf = 'Open the English';
export const changedSince = (fields: string) => `Changed in English: ${fields}`;
export const nothing = 'Nothing';
export const edit = 'Edit';
export const publishedIn = (language: string) => `Published. The site shows it in ${language}.`;
export const savedDraft = 'Saved as a draft. Only the office sees it.';
export const englishChanged =
  'The English has changed since this was translated: what changed is marked. Visitors read these words until you publish others.';
export const firstVersion =
  'This is how it came with the site. Save it to bring it back, or <now>go back to how it stands now</now>.';
export const olderVersion = (version: number) =>
  `This is how it stood with version ${version}. Save it to bring it back, or <now>go back to how it stands now</now>.`;
export const savedMeanwhile =
  '<b>Somebody else saved this meanwhile.</b> Nothing of yours is lost: it stands in the form. Save once more and yours will be the next version; theirs stays in the history.';
export const translation = 'Translation';
export const saving = 'Saving…';
export const publishIn = (language: string) => `Publish in ${language}`;
export const saveDraft = 'Save as a draft';
export const mayOnlyLook = 'Your role may look at this, not change it.';
export const allOf = (kinds: string) => `All of ${kinds}`;

export const translations = (language: string) => `Translations: ${language}`;
export const about =
  'Each language of an entry has its own state. What has no words in it is read in English.';
export const nothingLeft = 'Nothing is missing or outdated';
export const left = (count: number) => `${count} missing, outdated or in draft`;
export const kindOfContent = 'Kind of content';
export const kindWithLeft = (kinds: string, count: number) => `${kinds} (${count})`;
export const kindsOfContent = 'Kinds of content';
export const entriesToTranslate = 'Entries to translate';
export const language = 'Language';
export const state = 'State';
export const entries = 'Entries';
export const noneInState = 'No entry is in this state';
export const nothingToTranslate = 'There is nothing to translate yet';
export const everyState = 'Every state';
export const allHaveWords = 'Every text has its words';
export const withoutWords = (count: number) =>
  count === 1 ? '1 text has no words yet' : `${count} texts have no words yet`;

export const causes = 'Causes';
export const products = 'Products';
export const categories = 'Categories of the shop';
export const calendarChanges = 'Renamed entries of the calendar';
export const settings = 'Settings and words of pages';
export const letters = 'Letters to visitors';
export const title = 'Title';
export const summary = 'Summary';
export const text = 'Text';
export const netQuantity = 'Net quantity';
export const origin = 'Origin';
export const maker = 'Maker';
export const bestBefore = 'Best before';
export const whatShows = (picture: string) => `${picture}: what it shows`;
export const pictureAt = (place: number) => `Picture ${place}`;
export const kindOfGift = (name: string) => `Kind of gift: ${name}`;
export const toChoose = (name: string) => `To choose: ${name}`;
export const eventPasses = 'Passes of events';
export const passNamed = (name: string) => `Kind of pass: ${name}`;
export const questionOf = (pass: string, question: string) => `Question of ${pass}: ${question}`;
export const gateNamed = (name: string) => `Gate: ${name}`;
export const tags = 'Topics of blogs';
export const topicAt = (place: number) => `Topic ${place}`;
