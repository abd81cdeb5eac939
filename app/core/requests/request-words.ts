import { classEnrolmentFacts } from './class-enrolment.ts';
import { contactFacts } from './contact.ts';
import { csrInquiryFacts } from './csr-inquiry.ts';
import { duplicatePaymentFacts } from './duplicate-payment.ts';
import { membershipFacts } from './membership.ts';
import type { RequestAsked, RequestFact, RequestKind } from './request.ts';
import { stayInquiryFacts } from './stay-inquiry.ts';
import { tourInquiryFacts, tourRegistrationFacts } from './tour.ts';

type Words = {
  /** What the office calls it: 'Message'. */
  name: string;
  /** What the visitor reads once it is stored, before 'Reference REQ-…'. */
  stored: string;
  /** What happens next. A promise the office can keep: no hours, no days. */
  next: string;
};

/** How each kind is spoken of, on pages and in letters. */
export const requestWords: Record<RequestKind, Words> = {
  contact: {
    name: 'Message',
    stored: 'We have your message.',
    next: 'The temple office reads every message and answers by e-mail or phone.',
  },
  'tour-inquiry': {
    name: 'Tour inquiry',
    stored: 'Form submitted successfully!',
    next: 'The tour desk answers by phone or e-mail.',
  },
  'tour-registration': {
    name: 'Tour registration',
    stored: 'Form submitted successfully!',
    next: 'On a fixed departure your seats are kept from now on. The tour desk tells you how to pay; nothing has been charged.',
  },
  'class-enrolment': {
    name: 'Class enrolment',
    stored: 'We have your enrolment.',
    next: 'The class desk calls you before the first lesson. From a waiting list, seats are given in order.',
  },
  'stay-inquiry': {
    name: 'Guest house inquiry',
    stored: 'We have your inquiry.',
    next: 'The guest house desk looks at the book and calls you. Until it confirms, no room is held.',
  },
  membership: {
    name: 'Membership application',
    stored: 'We have your application.',
    next: 'The office confirms your membership, and then you pay. Write the reference with each payment.',
  },
  'csr-inquiry': {
    name: 'CSR inquiry',
    stored: 'We have your inquiry.',
    next: 'The office calls you and sends the papers of the project.',
  },
  'duplicate-payment': {
    name: 'Report of a double payment',
    stored: 'We have your report.',
    next: 'We compare it with our records and the payment gateway, and tell you the outcome.',
  },
};

/** What was asked, fact after fact, for the office. */
export function factsOf(request: RequestAsked): RequestFact[] {
  switch (request.kind) {
    case 'contact':
      return contactFacts(request.details);
    case 'tour-inquiry':
      return tourInquiryFacts(request.details);
    case 'tour-registration':
      return tourRegistrationFacts(request.details);
    case 'class-enrolment':
      return classEnrolmentFacts(request.details);
    case 'stay-inquiry':
      return stayInquiryFacts(request.details);
    case 'membership':
      return membershipFacts(request.details);
    case 'csr-inquiry':
      return csrInquiryFacts(request.details);
    case 'duplicate-payment':
      return duplicatePaymentFacts(request.details);
  }
}
