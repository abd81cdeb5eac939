import type { TempleSettings } from '#core/content/temple-settings.ts';

type PayBlockProps = { account: Pick<TempleSettings, 'bank' | 'upi'> | null };

/** How a membership is paid: by transfer, with the application's reference, once the office has confirmed it. */
export function PayBlock({ account }: PayBlockProps) {
  return (
    <aside className="request-aside" aria-labelledby="member-pay">
      <h2 id="member-pay" className="text-h4">
        How it is paid
      </h2>
      <p className="muted">
        Apply first. The office confirms your membership, then you pay by bank transfer, at once or in the
        parts you chose, and write your reference with it. Your receipt follows each payment.
      </p>
      {account ? <Account {...account} /> : <p className="muted">The office tells you the account.</p>}
    </aside>
  );
}

function Account({ bank, upi }: Pick<TempleSettings, 'bank' | 'upi'>) {
  return (
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
      <dd>{upi.id}</dd>
    </dl>
  );
}
