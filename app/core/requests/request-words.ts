import { classEnrolmentFacts } from './class-enrolment.ts';
import { contactFacts } from './contact.ts';
import { csrInquiryFacts } from './csr-inquiry.ts';
import { duplicatePaymentFacts } from './duplicate-payment.ts';
import { membershipFacts } from './membership.ts';
import type { RequestAsked } from './request.ts';
import type { RequestFact, RequestWords } from './request-parts.ts';
import { stayInquiryFacts } from './stay-inquiry.ts';
import { tourInquiryFacts, tourRegistrationFacts } from './tour.ts';

/** The content of a request, fact by fact, for the staff, in the words of a catalogue. */
export function factsOf(request: RequestAsked, words: RequestWords): RequestFact[] {
  switch (request.kind) {
    case 'contact':
      return contactFacts(request.details, words);
    case 'tour-inquiry':
      return tourInquiryFacts(request.details, words);
    case 'tour-registration':
      return tourRegistrationFacts(request.details, words);
    case 'class-enrolment':
      return classEnrolmentFacts(request.details, words);
    case 'stay-inquiry':
      return stayInquiryFacts(request.details, words);
    case 'membership':
      return membershipFacts(request.details, words);
    case 'csr-inquiry':
      return csrInquiryFacts(request.details, words);
    case 'duplicate-payment':
      return duplicatePaymentFacts(request.details, words);
  }
}
