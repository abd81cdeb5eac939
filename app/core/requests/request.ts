import type { ClassEnrolmentDetails } from './class-enrolment.ts';
import type { ContactDetails } from './contact.ts';
import type { CsrInquiryDetails } from './csr-inquiry.ts';
import type { DuplicatePaymentDetails } from './duplicate-payment.ts';
import type { MembershipDetails } from './membership.ts';
import type { RequestOf } from './request-parts.ts';
import type { StayInquiryDetails } from './stay-inquiry.ts';
import type { TourInquiryDetails, TourRegistrationDetails } from './tour.ts';

/** What each kind of request stores beside its sender. */
export type RequestDetails = {
  contact: ContactDetails;
  'tour-inquiry': TourInquiryDetails;
  'tour-registration': TourRegistrationDetails;
  'class-enrolment': ClassEnrolmentDetails;
  'stay-inquiry': StayInquiryDetails;
  membership: MembershipDetails;
  'csr-inquiry': CsrInquiryDetails;
  'duplicate-payment': DuplicatePaymentDetails;
};
export type RequestKind = keyof RequestDetails;

/** Encrypted parts of the details. A GSTIN contains the PAN of the registered person. */
export const secretParts: Partial<Record<RequestKind, readonly string[]>> = {
  'csr-inquiry': ['pan', 'gstin'],
};

/**
 * The state of a request: not seen by the staff, being handled, or done. Until done, the same text
 * from the same person is the same request.
 */
export type RequestState = 'new' | 'in-hand' | 'done' | 'declined';

/** The content of a request, without its sender. */
export type RequestAsked = {
  [Kind in RequestKind]: { kind: Kind; subject: string; details: RequestDetails[Kind] };
}[RequestKind];

/** A valid request. */
export type RequestInput<Kind extends RequestKind = RequestKind> = {
  [Each in Kind]: RequestOf<Each, RequestDetails[Each]>;
}[Kind];
