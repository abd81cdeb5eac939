export const profileSaved = 'Your profile is saved.';
export const weWriteTo = (email: string) => `We write to ${email} from now on.`;
export const yourData = 'Your data';
export const dataIsYours =
  'It is yours: take a copy with you, or have your account erased. Receipts stay in the temple’s books, as the law asks.';
export const downloadData = 'Download my data';
export const deleteAccount = 'Delete my account';
export const whatIsErased =
  'Your profile and your way to sign in are erased at once and cannot be brought back. Gifts and their receipts stay in the temple’s books, no longer tied to an account.';
export const keepAccount = 'Keep it';
export const erasing = 'Erasing…';
export const yourPassword = 'Your password';

export const aboutYou = 'About you';
export const edit = 'Edit';
export const change = 'Change';
export const addEmail = 'Add an e-mail';
export const addNumber = 'Add a number';
export const mobileSignsIn = 'Signs in with a code';
export const mobileSaved = 'From now on you can sign in with your number.';
export const mobileRemoved = 'The number no longer signs in.';
export const changePhoto = 'Change the photo';
export const addPhoto = 'Add a photo';
export const notGivenYet = (facts: string) => `Not given yet: ${facts}.`;
export const completeProfile = 'Complete your profile';

export const fullName = 'Full name';
export const initiatedName = 'Initiated name';
export const email = 'E-mail';
export const mobileNumber = 'Mobile number';
export const whatsapp = 'WhatsApp';
export const dateOfBirth = 'Date of birth';
export const gender = 'Gender';
export const genders = { f: 'Woman', m: 'Man', other: 'Other' };
export const maritalStatus = 'Marital status';
export const maritalStatuses = {
  single: 'Single',
  married: 'Married',
  widowed: 'Widowed',
  divorced: 'Divorced',
};
export const citizenship = 'Citizenship';
export const citizenships = {
  indian: 'Indian citizen',
  nri: 'Indian citizen living abroad',
  foreign: 'Citizen of another country (OCI included)',
};
export const pan = 'PAN';
export const address = 'Address';

export const notSaid = '-- Not said --';
export const choose = '-- Choose --';
export const forgetWhatsapp = (number: string) => `Forget my WhatsApp number ${number}`;
/** For screen readers, the name of the group under the title below. */
export const forReceipts = 'For receipts';
export const forTaxReceipts = 'For tax receipts';
export const panHint = (masked: string) => `We have ${masked}. Leave this empty to keep it.`;
export const forgetPan = 'Forget my PAN';
export const house = 'House, street, locality';
export const city = 'City';
export const state = 'State';
export const pinCode = 'PIN code';
export const country = 'Country';
export const howWeSpeak = 'How we speak with you';
export const cancel = 'Cancel';
export const saving = 'Saving…';
export const save = 'Save';

export const myEmail = 'My e-mail address';
export const anotherEmail = 'Another e-mail address';
export const howEmailChanges =
  'A code goes to the new address. Until you type it here, everything stays as it is. Your gifts stay in your history.';
export const firstEmail = 'Add an e-mail address';
export const howFirstEmail =
  'We send receipts and letters to it, and with it you can choose a password. A code goes to the address; type it here.';
export const newEmail = 'New e-mail address';
export const sending = 'Sending…';
export const sendCode = 'Send the code';
export const typeCode = 'Type the code';
export const codeSent = 'We wrote to the new address. The code works for ten minutes.';
export const checking = 'Checking…';
export const changeEmail = 'Change my address';
export const sendAnotherCode = 'Send another code';

export const myPhoto = 'My photo';
export const yourPhoto = 'Your photo';
export const you = 'You';
export const chosenPhoto = 'The chosen photo';
export const whereShown =
  'A square of it stands beside your name when you are signed in. Nobody else is shown it, and where it was taken is forgotten.';
export const soItLooks = 'So it will look. Save it to keep it.';
export const photo = 'Photo';
export const anotherPhoto = 'Another photo';
export const photoHint = 'JPEG, PNG, WebP or AVIF, up to 2 MB.';
export const savePhoto = 'Save the photo';
export const removingPhoto = 'Taking it out…';
export const removePhoto = 'Remove the photo';
export const photoRefused = 'This photo could not be kept. Choose another.';
/** By code. */
export const photoRefusals: Record<string, string> = {
  'file-missing': 'Choose a photo.',
  'file-type': 'Choose a photo: JPEG, PNG, WebP or AVIF.',
  'file-too-large': 'This photo is larger than 2 MB. Choose a smaller one.',
  'file-broken': 'This photo cannot be read. Save it anew on your phone and send it again.',
  'picture-too-large': 'This photo has too many pixels. Choose a smaller one.',
  'picture-oblong': 'This photo is more than 20 times as long as it is short. Choose another one.',
  'too-many-requests': 'Too many photos were sent. Wait an hour.',
};
