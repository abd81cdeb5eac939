export const mediaLibrary = 'Media library';
export const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);
export const photosMissing = 'Photos still missing';
export const addFiles = 'Add files';
export const deleted = 'Deleted.';
export const findFiles = 'Find files';
export const search = 'Search';
export const show = 'Show';
export const all = 'All';
export const kinds = {
  picture: 'Pictures',
  film: 'Films',
  sound: 'Sounds',
};
export const notDescribedYet = 'Not described yet';
export const noMatch = 'Nothing matches';
export const empty = 'The library is empty';
export const takeFilterAway = 'Take a filter away to see more.';
export const addFirst = 'Add the first pictures: of darshan, of festivals, of people at work.';
export const notDescribed = 'Not described';
export const sizesFailed = 'Sizes failed';

export const firstTaken = (most: number) => `Only the first ${most} files were taken.`;
export const addFilesNote =
  'JPEG, PNG, WebP or AVIF pictures to 8 MB, MP4 films to 20 MB, MP3 sounds to 50 MB. Where a picture was taken is forgotten.';
export const sendFiles = 'Send files';
export const sent = 'Sent';
export const describe = (file: string) => `Describe ${file}`;
export const filesLabel = 'Files';
export const send = 'Send';

export const cutLeft = (percent: string) => `Cut from the left: ${percent} %`;
export const cutRight = (percent: string) => `Cut from the right: ${percent} %`;
export const cutTop = (percent: string) => `Cut from the top: ${percent} %`;
export const cutBottom = (percent: string) => `Cut from the bottom: ${percent} %`;
export const crop = 'Crop';
export const wholeStays = 'The whole picture stays in the library.';
export const cropEverywhere = 'Crop it everywhere';

export const saved = 'Saved.';
export const cropped = 'Cropped. The site shows this part now; the whole picture is still in the library.';
export const replaced = 'Replaced everywhere. The site shows the other one now.';
export const aboutFile = 'About this file';
export const nameInLibrary = 'Name in the library';
export const whatItShows = 'What it shows';
export const showsOrSounds = 'What it shows or sounds like';
export const describedHint = 'For those who do not see or hear it. Needed before it is published.';
export const byWhom = 'By whom';
export const save = 'Save';
export const theFile = 'The file';
export const added = 'Added';
export const size = 'Size';
export const length = 'Length';
export const weight = 'Weight';
export const address = 'Address';
export const notUsed = 'Not used';
export const usedIn = (places: number) => (places === 1 ? 'Used in 1 place' : `Used in ${places} places`);
export const notShown = 'Nothing on the site shows it.';
export const replaceOrDelete = 'Replace or delete';
export const replaceBy = 'Replace it everywhere by';
export const replaceByHint = 'The address of another file of the library.';
export const chooseFromLibrary = 'Choose from the library';
export const replace = 'Replace';
export const isUsed = 'It is used: replace it there first.';
export const deleteForGood = 'Delete for good';
export const subject = 'Where its subject is';
export const subjectHint = 'Press on what must stay in sight where the picture is cut.';
export const fromLeft = 'From the left, %';
export const fromTop = 'From the top, %';
export const file = 'File';

export const placesFilled = (filled: number, count: number) => `${filled} of ${count} places have a photo`;
export const missingNote =
  'What is worth most to visitors comes first. Until a photo is there the site shows a quiet arch or a drawing.';
export const photoOnSite = 'The photo is on the site. <file>Crop it or set what must stay in sight</file>.';
export const allFilled = 'Every place has its photo.';
export const missingOf = (missing: number, count: number) => `${missing} of ${count} missing`;
export const addTodays = 'Add the photos of today’s darshans';
export const edit = 'Edit';
export const addPhoto = 'Add a photo';
export const photo = 'Photo';
export const photoHint = 'JPEG, PNG, WebP or AVIF to 8 MB.';
export const photoAltHint = 'For those who do not see it: “Devotees sing before the altar”.';
export const subjectFromLeft = 'Subject from the left, %';
export const subjectFromTop = 'Subject from the top, %';
export const putOnSite = 'Put it on the site';

export const kind = {
  picture: 'Picture',
  film: 'Film',
  sound: 'Sound',
};
export const cause = 'Cause';
export const product = 'Product';
export const informationPage = 'Information page';
export const translation = 'Translation';
export const setting = 'Setting';
export const inTheBin = 'In the bin';
