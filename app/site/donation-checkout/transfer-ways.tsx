import Smartphone from 'lucide-react/icons/smartphone';
import { formatRupees } from '#core/money/paise.ts';
import * as m from '#messages/donation-payment.ts';
import { BankFacts } from '#site/giving/bank-facts.tsx';
import { Icon } from '#ui/icon.tsx';
import type { PayPageProps } from './pay-page-props.ts';

type TransferWaysProps = Pick<PayPageProps, 'donation'> & NonNullable<PayPageProps['transfer']>;

/**
 * A QR code and a link for UPI apps, with the amount and the donation's reference, and the bank
 * account: as far as the temple has them.
 */
export function TransferWays({ donation, upi, bank, aboveUpi }: TransferWaysProps) {
  return (
    <div className={upi ? 'transfer' : 'transfer no-code'}>
      {upi && (
        <div className="qr">
          <img
            src={`data:image/svg+xml,${encodeURIComponent(upi.svg)}`}
            alt={m.codeToPay(formatRupees(donation.total, 'short'))}
            width={220}
            height={220}
          />
          <p className="sm muted">
            {m.scanOrPayTo}{' '}
            <b className="block break-words" translate="no">
              {upi.id}
            </b>
          </p>
          <a href={upi.link} className="btn btn-outline btn-sm qr-open">
            <Icon of={Smartphone} />
            {m.openApp}
          </a>
        </div>
      )}
      {aboveUpi && <p className="muted">{m.aboveUpi}</p>}
      <dl className="bank">
        {bank && <BankFacts bank={bank} />}
        <dt>{m.amount}</dt>
        <dd className="num">{formatRupees(donation.total, 'short')}</dd>
        <dt>{m.writeAsReference}</dt>
        <dd className="num" translate="no">
          {donation.transferCode}
        </dd>
      </dl>
    </div>
  );
}
