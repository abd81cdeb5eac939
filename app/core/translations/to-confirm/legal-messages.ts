import type { TextsToConfirm } from './text-to-confirm.ts';

/**
 * Sentences on tax, gifts from abroad, consent, and where somebody's money is: pages and letters.
 */
export const legalMessages: TextsToConfirm['messages'] = {
  'donation-refusals': [
    ...['refusals.tax-not-eligible', 'refusals.foreign-not-accepted', 'noTaxReceipt', 'noTaxReceiptFor'],
  ],
  cause: ['withTaxReceipt'],
  'donation-checkout': [
    ...['withTaxReceipt', 'withTaxReceiptNote', 'panHint', 'noForeignGifts', 'donorIs', 'abroad', 'foreign'],
    ...['consent', 'quietlyNote'],
  ],
  'donation-history': [
    ...['taxYear', 'giftsWithTax', 'certificatePending', 'statementFiled', 'statementDue'],
  ],
  fields: [
    ...['refusals.tax-not-eligible', 'refusals.foreign-not-accepted', 'refusals.transfer-not-offered'],
  ],
  profile: ['forTaxReceipts', 'panHint', 'dataIsYours', 'whatIsErased', 'whereShown'],
  building: ['fromOurBooks'],
  'order-checkout': ['gstIncluded', 'noGst', 'consent'],
  csr: ['consent', 'scheduleItems', 'purposesWords'],
  stay: ['consent'],
  membership: [
    ...['consent', 'nothingPaidNow', 'paidByBank', 'paidByUpi', 'paidAsReported', 'ratherMonthly'],
  ],
  classes: ['guardianConsent'],
  'sign-in': ['acceptTerms'],
  'mobile-sign-in': [...['byMobileLead', 'howMobileChanges', 'howMobileGoes']],
  // A changed word means another registration with the operators.
  'text-messages': ['*'],
  'pay-link': ['preparedBy', 'phoneEnds', 'nothingTaken'],
  'pay-link-message': ['message'],
  family: ['wantsReminders'],
  letters: ['weSend', 'weNoLongerSend'],
  darshans: ['letterConsent'],
  'darshan-pages': ['addressOnlyForThis'],
  contacts: ['useOfWords'],
  sevas: ['useOfWords'],
  donation: ['howToTransfer'],
  'donation-status': [
    ...['refunding', 'partReturned', 'returned', 'partHasGoneBack', 'secondHasGoneBack', 'bankNeedsDays'],
    'unmatched',
  ],
  donations: ['refundOnItsWay', 'partlyRefunded', 'chequeNotHonoured'],
  'refund-report': ['policy', 'whatWeDo'],
  receipts: ['genuine', 'isVoid', 'voidSince', 'compareAddress', 'provesNoGift'],
  'order-states': ['refunded*', 'states.short', 'review', 'expired', 'cancellingPaid', 'cancelledPaid'],
  orders: ['refundWaitsAtShop', 'creditNotePdf', 'refusals'],
  'order-payment': ['soldOutMeanwhile', 'holdNearlyOver'],
  'refund-states': ['refundStates'],
  'seat-booking': [
    ...['noRefund', 'goesBackUntil', 'states.short*', 'states.refunded*', 'soldOutMeanwhile'],
    'holdNearlyOver',
  ],
  passes: ['consent', 'noRefund', 'soldOutMeanwhile', 'holdNearlyOver'],
  'pass-booking': ['states.short*', 'states.refunded*'],
  'tour-forms': ['paidIsFinal'],
  tours: ['registeringIsFree'],
  'written-letters': [
    ...['voidReasons', 'formName', 'donationRemains', 'receiptIsVoid', 'noReceipt', 'restRemains'],
    ...['restReceipted', 'restReceiptedAnew', 'stopThese'],
  ],
};

/** The same on the screens of the office. */
export const legalAdminMessages: TextsToConfirm['messages'] = {
  'admin/login': ['withoutDeduction', 'registeredForeign', 'receiverNote'],
  'admin/dashboard': ['demoBank'],
  'admin/money': ['*'],
  'admin/codes': [
    ...['codes.cash-barred*', 'codes.csr-religious', 'codes.entity-no-*', 'codes.refund-*'],
    'codes.statement-*',
  ],
  'admin/donations': [
    ...['payInNumberHint', 'voidNote', 'withTaxText', 'takeEntryBack*', 'takeMatchBack*', 'panReasonHint'],
  ],
  'admin/payments': ['refundRule', 'settlesNoGift', 'settlesNoOrder'],
  'admin/orders': ['taxInvoice', 'billOfSupply', 'combinedBill', 'taxableValue', 'swapNote'],
  'admin/people': ['eraseGuestNote', 'eraseAccountNote', 'consentFrom', 'consentHint'],
  'admin/causes': ['typeSpecific', 'typeCorpus', 'taxDeduction', 'fromCsr'],
  'admin/settings': [
    ...['changeEntityNote', 'onTaxGifts*', 'onOtherGiftsNote', 'notRegistered', 'prefixNextYear'],
    'accountWarning',
  ],
  'admin/statements': ['*'],
  'admin/products': ['taxClassAbout', 'ratesAbout', 'rateAbove', 'origin', 'maker*', 'mrp*'],
  'admin/darshan': ['readersNote'],
  'admin/media': ['addFilesNote'],
  'admin/account': ['passwordAlone'],
  'admin/setting-sections': ['shop.stateHint', 'shop.gstinHint', 'bank.none', 'upi.none'],
  'admin/letter-names': ['letters.certificate-ready*', 'letters.taken-back-*', 'places.taxText'],
  'admin/files': ['billKinds*', 'bills.place', 'bills.taxable'],
  'admin/laws': ['section*'],
  'admin/ledger': ['states*', 'columns.net'],
};
