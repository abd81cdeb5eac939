import type { TempleSettings } from '#core/content/temple-settings.ts';
import * as m from '#messages/gifts.ts';

/** The temple's account as terms and values of a list: `<dl><BankFacts bank={bank} /></dl>`. */
export function BankFacts({ bank }: { bank: TempleSettings['bank'] }) {
  return (
    <>
      <dt>{m.accountName}</dt>
      <dd>{bank.accountName}</dd>
      <dt>{m.accountNumber}</dt>
      <dd className="num" translate="no">
        {bank.accountNumber}
      </dd>
      <dt>{m.bankAndBranch}</dt>
      <dd>
        {bank.bank}, {bank.branch}
      </dd>
      <dt>{m.branchCode}</dt>
      <dd className="num" translate="no">
        {bank.branchCode}
      </dd>
    </>
  );
}
