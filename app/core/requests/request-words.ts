import { classEnrolmentFacts } from './class-enrolment.ts';
import { contactFacts } from './contact.ts';
import { csrInquiryFacts } from './csr-inquiry.ts';
import { duplicatePaymentFacts } from './duplicate-payment.ts';
import { membershipFacts } from './membership.ts';
import type { RequestAsked, RequestKind } from './request.ts';
import type { RequestFact } from './request-parts.ts';
import { stayInquiryFacts } from './stay-inquiry.ts';
import { tourInquiryFacts, tourRegistrationFacts } from './tour.ts';

/** The staff's name of each kind in letters (the office reads messages/admin/inbox.ts). */
export const requestNames: Record<RequestKind, string> = {
  contact: 'Message',
  'tour-inquiry': 'Tour inquiry',
  'tour-registration': 'Tour registration',
  'class-enrolment': 'Class enrolment',
  'stay-inquiry': 'Guest house inquiry',
  membership: 'Membership application',
  'csr-inquiry': 'CSR inquiry',
  'duplicate-payment': 'Report of a double payment',
};

/** The content of a request, fact by fact, for the staff. */
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
