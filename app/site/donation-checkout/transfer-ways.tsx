import Smartphone from 'lucide-react/icons/smartphone';
import { formatRupees } from '#core/money/paise.ts';
import { BankFacts } from '#site/shared/bank-facts.tsx';
import { Icon } from '#ui/icon.tsx';
import type { PayPageProps } from './pay-page.tsx';

type TransferWaysProps = Pick<PayPageProps, 'gift'> & NonNullable<PayPageProps['transfer']>;

/** A QR code and a link for UPI apps, with the amount and the gift's reference, and the temple's bank account. */
export function TransferWays({ gift, upi, upiId, bank }: TransferWaysProps) {
  return (
    <div className="transfer">
      {upi ? (
        <div className="qr">
          <img
            src={`data:image/svg+xml,${encodeURIComponent(upi.svg)}`}
            alt={`QR code to pay ${formatRupees(gift.total)} by UPI`}
            width={220}
            height={220}
          />
          <p className="sm muted">
            Scan with any UPI app, or pay to <b className="block break-words">{upiId}</b>
          </p>
          <a href={upi.link} className="btn btn-outline btn-sm qr-open">
            <Icon of={Smartphone} />
            Open a UPI app
          </a>
        </div>
      ) : (
        <p className="muted">This gift is larger than UPI apps usually allow. Please use a bank transfer.</p>
      )}
      <dl className="bank">
        <BankFacts bank={bank} />
        <dt>Amount</dt>
        <dd className="num">{formatRupees(gift.total)}</dd>
        <dt>Write as reference</dt>
        <dd className="num">{gift.transferCode}</dd>
      </dl>
    </div>
  );
}
