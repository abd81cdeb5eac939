import type { ClassEnrolmentDetails } from './class-enrolment.ts';
import type { ContactDetails } from './contact.ts';
import type { CsrInquiryDetails } from './csr-inquiry.ts';
import type { DuplicatePaymentDetails } from './duplicate-payment.ts';
import type { MembershipDetails } from './membership.ts';
import type { StayInquiryDetails } from './stay-inquiry.ts';
import type { TourInquiryDetails, TourRegistrationDetails } from './tour.ts';

/** Who asks. Each kind says which of these it needs. */
export type Sender = { name: string; email: string | null; phone: string | null };

/** What each kind of request holds beside its sender. */
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

/** Parts of the details that are kept sealed. A GSTIN has the PAN of who is registered in its middle. */
export const secretParts: Partial<Record<RequestKind, readonly string[]>> = {
  'csr-inquiry': ['pan', 'gstin'],
};

/** A request that passed its checks. `subject` is one line for letters and lists, made of our own words only. */
export type RequestInput<Kind extends RequestKind = RequestKind> = {
  [Each in Kind]: { kind: Each; sender: Sender; subject: string; details: RequestDetails[Each] };
}[Kind];

/**
 * Where a request stands: the office has not seen it, works on it, or is through with it. Until then the same words of
 * the same person are the same request.
 */
export type RequestState = 'new' | 'in-hand' | 'done' | 'declined';

/** What was asked, without who asked it. */
export type RequestAsked = {
  [Kind in RequestKind]: { kind: Kind; subject: string; details: RequestDetails[Kind] };
}[RequestKind];

/** One fact of a request in words, for the office. */
export type RequestFact = { label: string; value: string };
