/**
 * The same donation paid once more: a duplicate for the accounts to review. Apart from the rows of
 * `fillAdmin`: Playwright loads what its tests import, and cannot load the server.
 */
export const secondPayment = 'pay_OfMishraOnceMore';
