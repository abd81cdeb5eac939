export const askNoPan = 'No PAN in its name: say whose it is.';
export const askSeveralPans = 'Several PANs in its name: say whose it is.';
export const askUnknownPan = 'Nobody of this year has the PAN in its name: say whose it is.';
export const askSeveralGivers = 'Several people gave under this PAN: say whose it is.';
export const tooMuch = (most: number) => `Choose at most ${most} files. Each may have 1 MB.`;
export const onlyFirst = (most: number) => `Only the first ${most} were taken.`;
export const takeCertificatesIn = 'Take certificates in';
export const pdfFiles = 'PDF files';
export const pdfFilesHint = (most: number) =>
  `To ${most} at once, each to 1 MB. A file with the donor’s PAN in its name finds its donor by itself, who then gets a letter. If one replaces another, take the old one out.`;
export const takeIn = 'Take in';
export const sending = 'Sending…';
export const refused = 'Refused';
export const certificateSaved = 'Kept';
export const waits = 'Waits';
export const savedForWithLetter = (name: string) => `For ${name}. The letter is on its way.`;
export const savedForWithoutLetter = (name: string) =>
  `For ${name}. No e-mail address is known: tell them yourselves.`;
export const donorsAndCertificates = 'Donors and their certificates';
export const donor = 'Donor';
export const noEmail = 'No e-mail address';
export const none = 'None';
export const pan = 'PAN';
export const certificate = 'Certificate';
export const notYet = 'Not yet';
export const sendAgain = (name: string) => `Send again<sr> to ${name}</sr>`;
export const certificateOf = (name: string) => `the certificate of ${name}`;
export const noPan = 'no PAN';
export const noEmailShort = 'no e-mail';
export const certificatesCrumb = (year: string) => `Certificates, ${year}`;
export const takenOut = 'Taken out. Nobody sees it any more.';
export const letterOnItsWay = 'The letter to the donor is on its way.';
export const savedWithoutLetter = 'Kept. No e-mail address of this donor is known: tell them yourselves.';
export const certificatesFor = (year: string) => `Certificates for ${year}`;
export const certificatesNote = (certificate: string, statement: string, entity: string) =>
  `${certificate}, as the tax portal makes it from ${statement} of ${entity}. Each donor sees only their own.`;
export const theStatement = 'The statement';
export const certificatesAfter = (statement: string) =>
  `Certificates come from the portal after ${statement} was filed. Note there when that was done; then they are taken in here.`;
export const notFiledYet = 'The statement is not filed yet';
export const donors = 'Donors';
export const haveTheirs = (have: number, all: number) => `${have} of ${all} have theirs`;
export const all = 'All';
export const withoutCertificate = 'Without a certificate';
export const everybodyHas = 'Everybody has theirs';
export const nobodyYet = 'Nobody yet';
export const nobodyLeft = 'No donor of this year is left without a certificate.';
export const noGiftNote = 'No gift of this year counts.';
export const filed = 'Filed';
export const filedOnAs = (day: string, number: string) =>
  `<day>${day}</day>, acknowledgement <number>${number}</number>`;
export const linesNoted = (lines: number, total: string, by: string, moment: string) =>
  `${lines} lines, ${total}. Noted by ${by}, ${moment}`;
export const yearRunsNote = 'The year runs until 31 March. Then the statement is filed on the tax portal.';
export const noteFiled = 'Note that it was filed';
export const noteFiledAgain = 'Note that it was filed again';
export const filedOn = 'Filed on';
export const acknowledgement = 'Acknowledgement number';
export const sectionCodeName = 'section code';
export const urnName = 'registration number (URN)';
export const urnDayName = 'day of the registration';
export const inEveryLine = 'In every line';
export const notKnownYet = (names: string) =>
  `Not known yet: ${names}. Take it from the registration order and from the portal’s own list.`;
export const sectionCode = 'Section code';
export const urn = 'Registration number (URN)';
export const urnHint = 'At most 100 characters.';
export const urnDay = 'Day of the registration';
export const withoutName = 'Without a name';
export const file = 'The file';
export const whyNeeded = 'Why do you need it?';
export const whyNeededHint =
  '10 to 300 characters. The file holds every PAN in full; it is noted who took it, and why.';
export const downloadCsv = 'Download the CSV';
export const noLine = 'There is no line yet.';
export const columns = 'The columns';
export const columnsNote =
  'The pre-acknowledgement number stays empty: the site does not know what the portal gives. Compare columns and words with the portal’s own template before you file.';
export const beforeFiled = 'Before it is filed';
export const everyLineWhole = 'Every line has a PAN, a name and an address.';
export const toMendOne =
  '<b>1 line</b> the portal would refuse: mend them in the file, after asking the donor.';
export const toMendMany = (count: number) =>
  `<b>${count} lines</b> the portal would refuse: mend them in the file, after asking the donor.`;
export const othersWorthLook = 'The others are worth a look.';
export const worthLook = 'These are worth a look.';
export const lineOf = (serial: number, amount: string) => `line ${serial}, ${amount}`;
export const mend = 'Mend';
export const look = 'Look';
export const firstShown = (shown: number, all: number) => `The first ${shown} of ${all} are shown.`;
export const lines = 'The lines';
export const countsWhen =
  'A gift counts when it was given with PAN and address, and its receipt promises a certificate.';
export const noGift = 'No gift of this year counts';
export const statementLines = 'Lines of the statement';
export const serial = 'Serial';
export const type = 'Type';
export const mode = 'Mode';
export const gifts = 'Gifts';
export const amount = 'Amount';
export const whatItSays = 'What it says';
export const changedSince = (linesThen: number, totalThen: string, linesNow: number, totalNow: string) =>
  `What counts has changed since it was filed: ${linesThen} lines and ${totalThen} then, ${linesNow} lines and ${totalNow} now. The statement may have to be filed again.`;
export const sum = 'Sum';
export const donorsOnLines = (donors: number, lines: number) =>
  `${donors.toLocaleString('en-IN')}, on ${lines.toLocaleString('en-IN')} ${lines === 1 ? 'line' : 'lines'} by type and mode`;
export const dueBy = 'Due by';
export const leftOutOne = (reason: string, sum: string) =>
  `${reason}: <sum>${sum}</sum> in <gift>1 gift</gift>`;
export const leftOutMany = (reason: string, sum: string, count: number) =>
  `${reason}: <sum>${sum}</sum> in <gift>${count} gifts, the newest</gift>`;
export const leftOut = 'Left out';
export const sumNote =
  'Gifts with PAN whose valid receipt promises a certificate, by the day of payment, less what went back.';
export const cash = 'Cash';
export const electronic = 'Electronic';
export const panMissing = 'No PAN.';
export const panOdd = 'The PAN has not the form of one.';
export const nameMissing = 'No name.';
export const addressMissing = 'No address.';
export const nameLong = 'A very long name: the portal may cut or refuse it.';
export const addressLong = 'A very long address: the portal may cut or refuse it.';
export const nameScript = 'The name is not in Latin letters: the portal may refuse it.';
export const namesDiffer = 'Gifts under this PAN carry different names. The newest is taken.';
export const sharedOut =
  'A part of a gift for several types went back. The rest is shared out in proportion.';
export const leftOutCash = 'Cash above the limit for a certificate';
export const leftOutNotEligible = 'Receipt without the deduction';
export const leftOutNoReceipt = 'No valid receipt';
export const leftOutReturned = 'Went back whole';
export const saved = 'Saved. Every line of the file says it.';
export const filingNoted =
  'Noted. The certificates that the portal makes from it are taken in under “Certificates of donors”.';
export const statementFor = (statement: string, year: string) => `${statement} for ${year}`;
export const statementNote = (entity: string, section: string) =>
  `The statement of donations of ${entity}, under ${section}.`;
export const donorCertificates = 'Certificates of donors';
export const yearsStatement = 'Year’s statement';
export const donation = 'Donation';
export const noStatementNote =
  'When somebody gives with PAN and address, for a cause that lowers a tax, the statement of that year stands here.';
export const noStatement = 'No gift with a certificate yet';
export const statements = 'Statements of donations';
export const year = 'Year';
export const form = 'Form';
export const receivedBy = 'Received by';
export const state = 'State';
export const filedDay = (day: string) => `Filed ${day}`;
export const overdue = 'Overdue';
export const toBeFiled = 'To be filed';
export const yearRuns = 'The year runs';
export const whoseAreThey = 'Whose are they?';
export const whose = 'Whose certificate it is';
export const whoseHint = 'Open the file on your computer and compare name and PAN.';
export const choose = 'Choose';
export const giveToDonor = 'Give it to this donor';
export const saving = 'Saving…';
export const takeOut = 'Take out';
export const takeOutAsk = 'The file is deleted, and nobody sees it any more.';
export const takeItOut = 'Take it out';
