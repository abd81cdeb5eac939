import { contactFacts } from './contact.ts';
import type { RequestAsked, RequestFact, RequestKind } from './request.ts';
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
    next: 'The tour desk confirms your places and tells you how to pay. Nothing has been charged.',
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
  }
}
