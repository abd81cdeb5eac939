import type { ClassEnrolmentDetails } from './class-enrolment.ts';
import type { ContactDetails } from './contact.ts';
import type { CsrInquiryDetails } from './csr-inquiry.ts';
import type { DuplicatePaymentDetails } from './duplicate-payment.ts';
import type { MembershipDetails } from './membership.ts';
import type { StayInquiryDetails } from './stay-inquiry.ts';
import type { TourInquiryDetails, TourRegistrationDetails } from './tour.ts';

/** Who sends it. Each kind decides which of these it needs. */
export type Sender = { name: string; email: string | null; phone: string | null };

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

/** A valid request. `subject` is one line for letters and lists, made of our own words only. */
export type RequestInput<Kind extends RequestKind = RequestKind> = {
  [Each in Kind]: { kind: Each; sender: Sender; subject: string; details: RequestDetails[Each] };
}[Kind];

/**
 * The state of a request: not seen by the staff, being handled, or done. Until done, the same text
 * from the same person is the same request.
 */
export type RequestState = 'new' | 'in-hand' | 'done' | 'declined';

/** The content of a request, without its sender. */
export type RequestAsked = {
  [Kind in RequestKind]: { kind: Kind; subject: string; details: RequestDetails[Kind] };
}[RequestKind];

/** One fact of a request as text, for the staff. */
export type RequestFact = { label: string; value: string };
