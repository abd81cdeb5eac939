import { places } from '#messages/admin/letter-names.ts';
import { letter, place } from './letter-model.ts';

const receiptPlaces = {
  number: place(places.receiptNumber, 'D/26-27/000123'),
  sum: place(places.amount, '₹6,200.50'),
  date: place(places.dayOfGift, '20 November 2026'),
  in_name_of: place(places.inNameOf, 'Kṛṣṇa dāsa'),
};

const paperPlaces = {
  ...receiptPlaces,
  tax_text: place(
    places.taxText,
    'This is a receipt for a gift. It is not a certificate for a tax deduction.',
    { only: 'notes', needed: true },
  ),
};

const returnedPlaces = {
  sum: place(places.goneBack, '₹5,001.00'),
  date: place(places.dayOfGift, '20 November 2026'),
  stands: place(places.meansForGift, 'The rest of your gift stands.', {
    only: 'body',
    needed: true,
  }),
};

const inName = 'Offered in the name of {in_name_of}.';
const account = 'An account with this e-mail address shows all your gifts and receipts together.';

const returned = (body: string) =>
  letter({
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
  number: place(places.receiptNumber, 'D/26-27/000123'),
  sum: place(places.amount, '₹5,001.00'),
  date: place(places.dayOfGift, '20 November 2026'),
  phone: place(places.phone, '+91 00000 00000'),
  email: place(places.email, 'temple@example.org'),
};

const contactLine = 'If you have a question, call {phone} or write to {email} and name the receipt.';

/** Letters about donations and refunds. */
export const donationTexts = {
  'gift-receipt': letter({
    places: {
      ...paperPlaces,
      entity: place(places.receivedBy, 'Hare Krishna Temple Trust'),
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
    places: {
      ...receiptPlaces,
      void_day: place(places.voidSince, '21 November 2026'),
      void_reason: place(places.why, 'The name was wrong', { only: 'body', needed: true }),
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
    places: {
      sum: place(places.amount, '₹500'),
      cause: place(places.isFor, 'Food for Life'),
      month: place(places.month, 'November 2026'),
      manage: place(places.promiseChanged, 'https://temple.example/donation-history/monthly'),
      stop: place(places.lettersStopped, 'https://temple.example/monthly-gift/stop/…', {
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
    places: {
      sum: place(places.amount, '₹501'),
      cause: place(places.payLinkFor, 'Food for Life'),
      until: place(places.payLinkUntil, '24 November 2026'),
      phone: place(places.templePhone, '+91 00000 00000'),
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
    places: {
      year: place(places.financialYear, '2025-26'),
      form: place(places.certificateCalled, 'Form 10BE'),
      entity: place(places.giftsReceivedBy, 'Hare Krishna Temple Trust'),
      where: place(places.whereItIs, 'It is attached as a PDF.', {
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
  'returned-double': returned('You paid twice for one gift. The second payment, {sum}, has gone back.'),
  'returned-unfit': returned('A payment of {sum} did not fit the gift that it was for, and has gone back.'),
  'returned-part': returned('A part of your gift, {sum}, has gone back.'),
  'returned-whole': returned('Your gift of {sum} has gone back.'),
  'taken-back-bounced': letter({
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
