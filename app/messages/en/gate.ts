// The gate's telephone (app/gate): what a steward reads in a crowd, so short words.
export const gate = 'Gate';
export const needsScript = 'This page needs JavaScript.';
export const openElsewhere = 'The gate is already open in another tab of this phone. Close that one.';
export const cannotStore =
  'This browser stores nothing here (a private window?). The gate needs a place to store scans.';

// Pairing.
export const pairThisPhone = 'Pair this phone';
export const typeTheCode = 'Type the code that the office shows.';
export const code = 'Code';
export const pair = 'Pair';
export const wrongCode = 'This code is not valid, or its time is over. Ask the office for a new one.';
export const tooOften = 'Too many wrong codes. Wait 15 minutes.';
export const noLineToPair = 'No connection. Pairing needs one; the gate does not.';
export const loading = (passes: number) => `Loading passes: ${passes}`;
export const withdrawnByOffice = 'The office has withdrawn this phone. Everything on it was deleted.';

// The answers.
export const readyForNext = 'Ready';
export const showPass = 'Hold a pass before the camera';
export const notReady = 'Not ready yet';
export const notReadyWhy = 'This phone must hear the list of passes first. It needs a connection for that.';
export const comeIn = 'COME IN';
export const wait = 'WAIT';
export const stop = 'STOP';
export const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
export const reasons = {
  welcome: 'A valid pass',
  typed: 'Valid number. Look at it on their pass.',
  'too-early': 'Too early',
  'too-late': 'Too late',
  'wrong-gate': 'Belongs to another gate',
  'not-a-pass': 'This is no pass',
  'unknown-number': 'No pass has this number',
  forged: 'Not from this temple',
  altered: 'This pass was changed',
  'other-event': 'For another event',
  void: 'Withdrawn by the office',
  'wrong-slot': 'Not for this time',
};
export const cameInBefore = (time: string, gate: string) => `Came in at ${time}, ${gate}`;
export const validFromTo = (from: string, until: string) => `Valid ${from} to ${until}`;
export const gateNumber = (number: number) => `gate ${number}`;
export const kinds = {
  free: 'Free pass',
  seat: 'Seat',
  child: 'Child',
  family: 'Family',
  camp: 'Camp',
};
export const letIn = 'Let in';
export const sendAway = 'Do not let in';
export const letInByYou = 'Let in by you';
export const notLetIn = 'Not let in';
export const notStored = 'This phone could not store the scan. Write it down.';

// The bar and the buttons.
export const noLine = 'No line';
export const connected = 'Connected';
export const allSent = 'all sent';
export const toSend = (count: number) => `${count} to send`;
/** `sent`: what is still to be sent. */
export const phoneFull = (sent: string) =>
  `This phone is full and does not hear of the other gates: make room on it (${sent})`;
export const typeNumber = 'Number';
export const undo = 'Undo';
export const more = 'More';
export const light = 'Light';
export const close = 'Close';
export const numberOfPass = 'Number on the pass';
export const check = 'Check';
export const undone = 'Undone';
export const undoneThisPass = 'This pass counts as not come in.';
export const nothingToUndo = 'Nothing to undo';
export const startCamera = 'Start the camera';
export const noCamera = 'No camera. Type the number, or use a reader.';
export const cameraRefused = 'The camera is not allowed. Allow it in the browser’s settings of this page.';

// More.
export const cameInHere = 'Came in here';
export const cameInEverywhere = 'Came in at all gates';
export const cameTwice = 'Came in twice';
export const passesOnPhone = 'Passes on this phone';
export const lastContact = 'Last contact';
export const never = 'never';
export const noDoubles = 'No pass came in twice, as far as this gate has heard.';
export const doublesFound = (count: number) =>
  count === 1 ? '1 pass came in twice' : `${count} passes came in twice`;
export const passNumber = (number: number) => `Pass ${number}`;
export const scanAt = (time: string, gate: string) => `${time}, ${gate}`;
export const lastScans = 'Last scans';
export const noScans = 'No scans yet';
export const sound = 'Sound';
export const language = 'Language';
export const letGoPhone = 'Unpair this phone';
export const letGoQuestion = 'Delete everything on this phone? It can be paired again with a new code.';
export const deleteAll = 'Delete';
export const sendFirst = 'Scans are waiting to be sent. Connect first.';
export const unknownToOffice = 'The office does not know this phone. Pair it again; its scans are kept.';
