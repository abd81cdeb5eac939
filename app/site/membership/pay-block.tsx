import type { TransferAccounts } from '#core/payments/transfer-ways.ts';
import { BankFacts } from '#site/giving/bank-facts.tsx';

/** A membership is paid by transfer with its reference, once the staff has confirmed it. */
export function PayBlock({ accounts }: { accounts: TransferAccounts }) {
  const { bank, upi } = accounts;
  const how = bank ? 'by bank transfer' : upi ? 'from a UPI app' : 'as the office tells you';
  return (
    <aside className="request-aside" aria-labelledby="member-pay">
      <h2 id="member-pay" className="text-h4">
        How it is paid
      </h2>
      <p className="muted">
        Apply first. The office confirms your membership, then you pay {how}, at once or in the parts you
        chose, and write your reference with it. Your receipt follows each payment.
      </p>
      {(bank || upi) && <Accounts {...accounts} />}
    </aside>
  );
}

function Accounts({ bank, upi }: TransferAccounts) {
  return (
    <dl className="facts-list member-bank">
      {bank && <BankFacts bank={bank} />}
      {upi && (
        <>
          <dt>{bank ? 'UPI, for parts' : 'UPI'}</dt>
          <dd>{upi.id}</dd>
        </>
      )}
    </dl>
  );
}
