import type { TransferAccounts } from '#core/payments/transfer-ways.ts';
import * as m from '#messages/membership.ts';
import { BankFacts } from '#site/giving/bank-facts.tsx';

/** A membership is paid by a link, or by transfer with its reference, once it is confirmed. */
export function PayBlock({ accounts }: { accounts: TransferAccounts }) {
  const { bank, upi } = accounts;
  return (
    <aside className="request-aside" aria-labelledby="member-pay">
      <h2 id="member-pay" className="text-h4">
        {m.howPaid}
      </h2>
      <p className="muted">{bank ? m.paidByBank : upi ? m.paidByUpi : m.paidAsReported}</p>
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
          <dt>{bank ? m.upiForParts : m.upi}</dt>
          <dd translate="no">{upi.id}</dd>
        </>
      )}
    </dl>
  );
}
