export const passes = 'Passes';
export const passesNote = 'Who comes to an event: what they book, when they come, and through which gate.';
export const event = 'Event';
export const day = 'Day';
export const kinds = 'Kinds of pass';
export const people = 'People';
export const inside = 'Came in';
export const noEvent = 'No event is coming';
export const noEventNote = 'Add an event first; then it can have passes.';
export const notPlanned = 'None yet';

export const sales = 'Sales';
export const bookings = 'Bookings';
export const plan = 'Kinds and times';
export const gates = 'Gates';

export const products = 'Kinds of pass';
export const noProduct = 'No kind of pass yet. Add one, and people can book it.';
export const addProduct = 'Add a kind of pass';
export const add = 'Add';
export const change = 'Change';
export const remove = 'Delete';
export const removeProductAsk = 'This kind of pass is deleted. Nobody has one.';
export const title = 'Name';
export const kind = 'What it is';
export const chooseKind = '-- Choose --';
export const kindNames = {
  free: 'Free entry',
  seat: 'Paid seat',
  child: 'Child',
  family: 'Family',
  camp: 'Camp or course',
};
export const price = 'Price';
export const free = 'Free';
export const early = 'Early price';
export const earlyUntil = 'Early price until';
export const lastDayHint = 'This day included.';
export const peopleOfPass = 'People on one pass';
export const familyLimit = 'Passes for one family';
export const familyLimitHint = 'By telephone number.';
export const quota = 'How many in all';
export const leastAge = 'From which age';
export const mostAge = 'To which age';
export const questions = 'Questions';
export const questionsHint = 'One a line, 8 at most. An asterisk * at the end: it must be answered.';
export const membersUntil = 'Only life members until';
export const approval = 'The office approves each booking';
export const onSale = 'Can be booked on the site';
export const position = 'Place in the list';
export const notOnSale = 'Not on the site';
export const approves = 'Office approves';
export const given = (given: number, held: number, quota: number) =>
  held > 0 ? `${given} of ${quota} given, ${held} held` : `${given} of ${quota} given`;
export const takenPlaces = (given: number, held: number, capacity: number) =>
  held > 0 ? `${given} of ${capacity} people, ${held} held` : `${given} of ${capacity} people`;
export const soFar = (price: string, until: string) => `${price} until ${until}`;
export const forPeople = (count: number) => (count === 1 ? '1 person' : `${count} people`);
export const ages = (least: number | null, most: number | null) => {
  if (least === null) return `up to age ${most}`;
  return most === null ? `from age ${least}` : `age ${least} to ${most}`;
};
export const forMembers = (until: string) => `Members only until ${until}`;

export const times = 'Times';
export const timesNote = 'Without times a pass lets in during the whole event.';
export const noTime = 'No times: a pass lets in during the whole event.';
export const addTimes = 'Add times';
export const every = 'Each so many minutes';
export const everyHint = 'Empty: one time from beginning to end. 60: one for each hour.';
export const gate = 'Gate';
export const everyGate = 'Every gate';
export const capacity = 'People in each';
export const capacityOne = 'People';
export const removeTimeAsk = 'This time is deleted. Nobody has a place in it.';

export const noGate = 'No gate yet.';
export const addGate = 'Add a gate';
export const gateName = 'Name of the gate';
export const rename = 'Rename';
export const removeGateAsk = 'This gate is deleted. No time and no telephone names it.';
export const phones = 'Telephones at the gates';
export const phonesNote =
  'A telephone at a gate opens the address below once and types the code. From then on it judges passes, also without a line.';
export const noPhone = 'No telephone is paired yet.';
export const makeCode = 'Make a code';
export const phoneName = 'Whose telephone';
export const phoneNameHint = 'So that you know it in this list: Arjun, East gate 2.';
export const codeFor = (name: string) => `Code for ${name}`;
export const codeUntil = (time: string) => `Type it before ${time}. It works once and is not shown again.`;
export const codeAddress = 'Address on the telephone';
export const phoneStates = {
  waiting: 'Waits for its code',
  lapsed: 'Code not used',
  paired: 'Works',
  withdrawn: 'Withdrawn',
};
export const seenAt = (moment: string) => `last heard ${moment}`;
export const neverSeen = 'not heard yet';
export const codeEnds = (time: string) => `code until ${time}`;
export const withdraw = 'Withdraw';
export const withdrawPhoneAsk =
  'The telephone is answered no more, and what it still sends is not taken. Without a line it goes on until it hears of it.';

export const keys = 'Keys of the passes';
export const keysNote =
  'Each pass is signed, so that a gate can judge it without a line. Gates trust every key that is not withdrawn.';
export const noKey = 'The first key is made with the first pass.';
export const theKey = 'Key';
export const signs = 'Signs new passes';
export const trusted = 'Still trusted';
export const withdrawn = 'Withdrawn';
export const madeOn = (day: string) => `Made on ${day}`;
export const withdrawnOn = (day: string) => `Withdrawn on ${day}`;
export const signedPasses = (count: number) =>
  count === 1 ? '1 pass that can still come in' : `${count} passes that can still come in`;
export const newKey = 'Make a new key';
export const newKeyAsk =
  'From now on the new key signs. Passes that are out stay true until the key before is withdrawn.';
export const withdrawKey = 'Withdraw this key';
export const withdrawKeyAsk = (count: number) =>
  count === 0
    ? 'No gate will trust it any more.'
    : `No gate will trust it any more. ${count} passes are signed anew: their pages show it at once, but printed ones stop working. Write to their holders.`;

export const done = {
  addProduct: 'The kind of pass is added.',
  changeProduct: 'The kind of pass is changed.',
  deleteProduct: 'The kind of pass is deleted.',
  addSlots: 'The times are added.',
  changeSlot: 'The time is changed.',
  deleteSlot: 'The time is deleted.',
  addGate: 'The gate is added.',
  renameGate: 'The gate is renamed.',
  deleteGate: 'The gate is deleted.',
  withdrawDevice: 'The telephone is withdrawn.',
  makeKey: 'A new key signs from now on.',
  withdrawKey: 'The key is withdrawn.',
};
