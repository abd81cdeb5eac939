import type { TempleSettings } from '#core/content/temple-settings.ts';

/** How a membership is paid: by transfer, with the application's reference, once the office has confirmed it. */
export function PayBlock({ bank, upiId }: { bank: TempleSettings['bank']; upiId: string }) {
  return (
    <aside className="request-aside" aria-labelledby="member-pay">
      <h2 id="member-pay" className="text-h4">
        How it is paid
      </h2>
      <p className="muted">
        Apply first. The office confirms your membership, then you pay by bank transfer, at once or in the
        parts you chose, and write your reference with it. Your receipt follows each payment.
      </p>
      <dl className="facts-list member-bank">
        <dt>Account name</dt>
        <dd>{bank.accountName}</dd>
        <dt>Account number</dt>
        <dd className="num">{bank.accountNumber}</dd>
        <dt>Bank</dt>
        <dd>
          {bank.bank}, {bank.branch}
        </dd>
        <dt>IFSC</dt>
        <dd>{bank.branchCode}</dd>
        <dt>UPI, for parts</dt>
        <dd>{upiId}</dd>
      </dl>
    </aside>
  );
}
