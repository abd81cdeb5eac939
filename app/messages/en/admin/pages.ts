export const informationPages = 'Information pages';
export const about = 'The words of the pages that tell about the temple.';
export const pages = 'Pages';
export const reworded = (at: string) => `Reworded ${at}`;
export const differs = 'What differs from the text that stands now';
export const addPicture = 'Add a picture';

export const facts = 'Facts under the first words';
export const follow = 'They follow';
export const followNothing = 'Nothing: only what is written here';
export const followHint =
  'What is changed there is changed on this page too; once it is over, the page is silent.';
export const when = 'When';
export const where = 'Where';
export const forWhom = 'For whom';
export const cost = 'Cost';
export const contact = 'Contact';
export const contactHint = 'Left empty, the phone of the temple.';

export const edit = 'Edit';
export const seeOnSite = 'See it on the site';
export const saved = 'Saved. The site shows it now.';
export const firstVersion =
  'This is how the page came with the site. Save it to bring it back, or <now>go back to how it stands now</now>.';
export const olderVersion = (version: number) =>
  `This is how it stood with version ${version}. Save it to bring it back, or <now>go back to how it stands now</now>.`;
export const savedMeanwhile =
  '<b>Somebody else saved this meanwhile.</b> Nothing of yours is lost: it stands in the form, and what stands now is shown beside it. Compare, then save: yours will be the next version, theirs stays in the history.';
export const currentValue = 'Stands now';
export const nothing = 'Nothing';
export const page = 'Page';
export const title = 'Title';
export const firstWords = 'First words under the title';
export const picture = 'Picture';
export const text = 'Text';
export const textHint =
  'Markdown: a line with ## is a heading, - begins a point of a list, *words* are slanted, **words** heavy. Lines like [figures] or ![caption](picture) place those parts.';
export const dated = 'Date of the rules';
export const button = (n: number) => `Button ${n}`;
export const figure = (n: number) => `Figure ${n}`;
export const figureWords = (n: number) => `Figure ${n}: what is counted`;
export const cardTitle = (n: number) => `Card ${n}: title`;
export const cardText = (n: number) => `Card ${n}: text`;
export const nameInMenus = 'Name in menus';
export const lineOnCards = 'A line under that name, on cards';
export const forSearch = 'For search engines and shared links';
export const forSearchHint = '50 to 160 characters.';
export const saving = 'Saving…';
export const save = 'Save';

export const followHours = 'The hours of the temple';
export const followSchedule = (title: string) => `Schedule: ${title}`;
export const followClass = (title: string) => `Class: ${title}`;
export const followWeekly = (title: string) => `Event, every week: ${title}`;
export const followOnce = (title: string) => `Event, once: ${title}`;
export const followAcaryas = 'Calendar: the next day of a teacher';
export const followAcarya = (day: string) => `Calendar, who is honoured on: ${day}`;
export const followGone = (name: string) => `No longer there: ${name}`;
