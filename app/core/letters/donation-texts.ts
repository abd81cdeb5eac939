import { letter, place } from './letter-model.ts';

const receiptPlaces = {
  number: place('the number of the receipt', 'D/26-27/000123'),
  sum: place('the amount', '₹6,200.50'),
  date: place('the day of the gift', '20 November 2026'),
  in_name_of: place('in whose name it was offered; without one its paragraph is left out', 'Kṛṣṇa dāsa'),
};

const paperPlaces = {
  ...receiptPlaces,
  tax_text: place(
    'what the receipt says about tax (Settings, Receipts)',
    'This is a receipt for a gift. It is not a certificate for a tax deduction.',
    { only: 'notes', needed: true },
  ),
};

const returnedPlaces = {
  sum: place('what has gone back', '₹5,001.00'),
  date: place('the day of the gift', '20 November 2026'),
  stands: place('what it means for the gift and its receipt', 'The rest of your gift stands.', {
    only: 'body',
    needed: true,
  }),
};

const inName = 'Offered in the name of {in_name_of}.';
const account = 'An account with this e-mail address shows all your gifts and receipts together.';

const returned = (title: string, when: string, body: string) =>
  letter({
    title,
    when,
    places: returnedPlaces,
    text: {
      subject: '{sum} has gone back to you',
      preview: 'Your payment of {date}',
      hindi: '',
      body: `${body}\n\n{stands}`,
      button: 'See your gift',
      notes: 'Your bank may need five to seven working days to show it. It goes to the account it came from.',
    },
  });

const takenBackPlaces = {
  number: place('the number of the receipt', 'D/26-27/000123'),
  sum: place('the amount', '₹5,001.00'),
  date: place('the day of the gift', '20 November 2026'),
  phone: place('the temple’s telephone', '+91 00000 00000'),
  email: place('the temple’s e-mail', 'temple@example.org'),
};

const contactLine = 'If you have a question, call {phone} or write to {email} and name the receipt.';

/** Letters about donations and refunds. */
export const donationTexts = {
  'gift-receipt': letter({
    title: 'Thanks with the receipt',
    when: 'To whoever gave, once the money is there. The receipt goes with it as a PDF.',
    places: {
      ...paperPlaces,
      entity: place('the body that received it', 'Hare Krishna Temple Trust'),
    },
    text: {
      subject: 'Thank you for your gift · Receipt {number}',
      preview: '{sum} on {date}',
      hindi: 'आपकी सेवा के लिए हार्दिक धन्यवाद।',
      body: `Your gift has reached {entity}. Thank you for serving with us. The receipt is attached as a PDF.\n\n${inName}`,
      button: 'Open the receipt',
      notes: `{tax_text}\n\n${account}`,
    },
  }),
  'gift-receipt-void': letter({
    title: 'A receipt that is void',
    when: 'To whoever gave, where the receipt was voided before its letter went out.',
    places: {
      ...receiptPlaces,
      void_day: place('since when it is void', '21 November 2026'),
      void_reason: place('why', 'The name was wrong', { only: 'body', needed: true }),
    },
    text: {
      subject: 'Receipt {number} (void)',
      preview: '{sum} on {date}',
      hindi: '',
      body: `The receipt below is void since {void_day}: {void_reason}.\n\n${inName}`,
      button: 'Open the receipt',
      notes: `It proves no gift, and no deduction can be claimed with it.\n\n${account}`,
    },
  }),
  'monthly-gift': letter({
    title: 'Your monthly gift',
    when: 'At eight in the morning of the day that the donor chose, once a month, to whoever promised a monthly gift. Not where the month is kept already.',
    places: {
      sum: place('the amount', '₹500'),
      cause: place('what it is for', 'Food for Life'),
      month: place('the month', 'November 2026'),
      manage: place('where the promise is changed', 'https://temple.example/donation-history/monthly'),
      stop: place('where the letters are stopped', 'https://temple.example/monthly-gift/stop/…', {
        only: 'notes',
        needed: true,
      }),
    },
    text: {
      subject: 'Your monthly gift · {month}',
      preview: '{sum} for {cause}',
      hindi: 'हरे कृष्ण! आपकी मासिक सेवा की याद।',
      body: 'You wished to give {sum} each month for {cause}. The button opens the checkout with the amount and the cause filled in.\n\nNothing is taken from your account by itself: you give this month only if you wish to.',
      button: 'Give for this month',
      notes:
        'To change the amount or the day, or to rest: {manage}\n\nTo stop these letters, without signing in: {stop}',
    },
  }),
  'pay-link': letter({
    title: 'A link to pay',
    when: 'To whoever wished it on the telephone, when the office sends a pay link by e-mail.',
    places: {
      sum: place('the amount', '₹501'),
      cause: place('what it is for', 'Food for Life'),
      until: place('the last day of the link', '24 November 2026'),
      phone: place('the temple’s telephone', '+91 00000 00000'),
    },
    text: {
      subject: 'Your gift of {sum}: the link to pay',
      preview: '{cause}, until {until}',
      hindi: '',
      body: 'As you wished on the telephone, here is the link to give {sum} for {cause}. The button opens it; you look at your name, and then pay with any UPI app, a card or net banking.\n\nIt is open until the end of {until}. Nothing is taken by itself.',
      button: 'Open the link',
      notes: 'If you did not ask for this, you need not do anything. If you have a question, call {phone}.',
    },
  }),
  'certificate-ready': letter({
    title: 'A certificate for the deduction is ready',
    when: 'To whoever gave, when the office has taken in the certificate of the tax portal. A guest gets it with the letter, as a PDF.',
    places: {
      year: place('the financial year', '2025-26'),
      form: place('what the certificate is called', 'Form 10BE'),
      entity: place('the body that received the gifts', 'Hare Krishna Temple Trust'),
      where: place('where it is: with the letter, or in the account', 'It is attached as a PDF.', {
        only: 'body',
        needed: true,
      }),
    },
    text: {
      subject: 'Your certificate for April to March {year}',
      preview: '{form} of {entity}',
      hindi: 'आपके दान का प्रमाणपत्र तैयार है।',
      body: 'The statement of the year has been filed, and the tax portal has made the certificate of your gifts to {entity}: {form}. A deduction is claimed with it, within the limits of the law.\n\n{where}',
      button: 'See my donations',
      notes: account,
    },
  }),
  'returned-double': returned(
    'A second payment went back',
    'To whoever paid one gift twice.',
    'You paid twice for one gift. The second payment, {sum}, has gone back.',
  ),
  'returned-unfit': returned(
    'A payment that did not fit went back',
    'To whoever paid another sum than the gift, or too late.',
    'A payment of {sum} did not fit the gift that it was for, and has gone back.',
  ),
  'returned-part': returned(
    'A part of a gift went back',
    'To whoever gave it.',
    'A part of your gift, {sum}, has gone back.',
  ),
  'returned-whole': returned('A gift went back', 'To whoever gave it.', 'Your gift of {sum} has gone back.'),
  'taken-back-bounced': letter({
    title: 'A cheque was not honoured',
    when: 'To whoever gave it, when the office takes the entry back.',
    places: takenBackPlaces,
    text: {
      subject: 'Your cheque was not honoured · Receipt {number} is void',
      preview: 'Your gift of {date}',
      hindi: '',
      body: 'The bank did not honour the cheque for your gift of {sum}, so it has not reached us. Receipt {number} is void: please do not use it, and throw away what you printed of it.\n\nYou are welcome to give in another way. Thank you for your good will.',
      button: 'See your gift',
      notes: contactLine,
    },
  }),
  'taken-back-mistake': letter({
    title: 'An entry was a mistake',
    when: 'To whoever is named in it, when the office takes a gift by hand back.',
    places: takenBackPlaces,
    text: {
      subject: 'A correction: receipt {number} is void',
      preview: 'A gift of {date}',
      hindi: '',
      body: 'At the temple a gift of {sum} was entered for you by mistake. Receipt {number} is void: please do not use it, and throw away what you printed of it.\n\nIf you gave something else, the right receipt comes in a letter of its own.',
      button: 'See the entry',
      notes: contactLine,
    },
  }),
  'taken-back-unmatched': letter({
    title: 'A transfer was matched by mistake',
    when: 'To whoever is named in the gift, when the office takes the match of a transfer back and a receipt had been sent.',
    places: takenBackPlaces,
    text: {
      subject: 'A correction: receipt {number} is void',
      preview: 'Your gift of {date}',
      hindi: '',
      body: 'A bank transfer of {sum} was matched to your gift by mistake. Receipt {number} is void: please do not use it, and throw away what you printed of it.\n\nAs soon as your own transfer is found in our account, its receipt comes in a letter of its own.',
      button: 'See the gift',
      notes: contactLine,
    },
  }),
};
