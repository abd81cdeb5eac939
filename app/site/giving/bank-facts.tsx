import type { TempleSettings } from '#core/content/temple-settings.ts';

/** The temple's account as terms and values of a list: `<dl><BankFacts bank={bank} /></dl>`. */
export function BankFacts({ bank }: { bank: TempleSettings['bank'] }) {
  return (
    <>
      <dt>Account name</dt>
      <dd>{bank.accountName}</dd>
      <dt>Account number</dt>
      <dd className="num">{bank.accountNumber}</dd>
      <dt>Bank and branch</dt>
      <dd>
        {bank.bank}, {bank.branch}
      </dd>
      <dt>Branch code (IFSC)</dt>
      <dd className="num">{bank.branchCode}</dd>
    </>
  );
}
