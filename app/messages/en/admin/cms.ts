export const draft = 'Draft';
export const draftNote = 'Only the office sees it.';
export const now = 'Now';
export const nowNote = 'On the site with the next page that is opened.';
export const later = 'From a time on';
export const laterNote = 'It appears by itself.';
export const cancelled = 'Cancelled';
export const cancelledNote = 'It leaves the lists; its page says so.';
export const shownOnSite = 'Shown on the site';
export const from = 'From';
export const templeTime = 'Ghaziabad time.';

export const inTheBin = 'In the bin';
export const binEmpty = 'The bin is empty.';
export const bringBack = 'Bring back';
export const backToAll = (kinds: string) => `Back to all ${kinds}`;
export const restoreRow = (label: string, title: string) => `${label}: ${title}`;

export const untitled = 'Untitled';
export const addOne = (kind: string) => `New ${kind}`;
export const all = (kinds: string) => `All ${kinds}`;
export const preview = 'Preview';
export const opensInTab = '(opens in a new tab)';
export const seeOnSite = 'See it on the site';
export const unfinished =
  'Something is missing before this can be published. Choose “Now” below and save: what is missing is named.';
export const olderVersion = (version: number) =>
  `This is how it stood with version ${version}. Save it to bring it back, or <now>go back to how it stands now</now>.`;
export const savedMeanwhile =
  '<b>Somebody else saved this meanwhile.</b> Nothing of yours is lost: it stands in the form, and what stands now is shown beside it. Compare, then save: yours will be the next version, theirs stays in the history.';
export const whenSeen = 'When it is seen';
export const saving = 'Saving…';
export const save = 'Save';
export const mayOnlyLook = 'Your role may look at this, not change it.';
export const currentValue = 'Stands now';
export const nothing = 'Nothing';
export const savedLive = 'Saved. The site shows it now.';
export const savedScheduled = 'Saved. It will appear by itself at its time.';
export const savedCancelled = 'Saved. Its page says that it is cancelled.';
export const savedDraft = 'Saved as a draft. Only the office sees it.';
export const edit = 'Edit';
export const add = 'New';
export const copyOf = (title: string) => `${title} (copy)`;

export const published = 'Published. The site shows it now.';
export const takenOff = 'Taken off the site. It is a draft now.';
export const broughtBack = 'Brought back as it was.';
export const countInBin = (count: number) => `${count} in the bin`;
export const countOf = (count: number, kind: string) => `${count} ${kind}`;
export const deleted = 'Deleted. It stays in the bin for 30 days.';
export const undo = 'Undo';
export const find = (kinds: string) => `Find ${kinds}`;
export const search = 'Search';
export const state = 'State';
export const anyState = 'All';
export const noMatch = 'Nothing matches';
export const takeFilterAway = 'Take a filter away to see more.';
export const showAll = 'Show all';
export const noneYet = (kind: string) => `No ${kind} yet`;

export const besideOf = (label: string, title: string) => `${label} of ${title}`;
export const moveUp = (title: string) => `Move ${title} up`;
export const moveDown = (title: string) => `Move ${title} down`;
export const nowAt = (title: string, place: number, all: number) => `${title} is now ${place} of ${all}.`;
export const moreFor = (title: string) => `More for ${title}`;
export const duplicate = 'Duplicate';
export const publishNow = 'Publish now';
export const takeOff = 'Take off the site';
export const deleteRow = 'Delete';
