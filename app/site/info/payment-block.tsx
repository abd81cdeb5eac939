import type { TempleSettings } from '#core/content/temple-settings.ts';
import { BankFacts } from '#site/giving/bank-facts.tsx';
import { transferWords } from '#site/giving/transfer-words.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import './payment-block.css';

type PaymentBlockProps = {
  bank: TempleSettings['bank'] | null;
  /** `qr`: SVG text. */
  upi: { id: string; qr: string } | null;
};

/**
 * Account name and number, bank and branch code, a code to scan (rule S77). Such a payment belongs
 * to no donation yet, so the link to a receipt is beside it. Missing facts are left out.
 */
export function PaymentBlock({ bank, upi }: PaymentBlockProps) {
  const { by } = transferWords[bank ? (upi ? 'both' : 'bank') : 'upi'];
  return (
    <section className={upi ? 'pay-block' : 'pay-block no-code'} aria-labelledby="payment">
      {upi && (
        <div className="pay-code">
          <img
            src={`data:image/svg+xml,${encodeURIComponent(upi.qr)}`}
            alt="QR code to give to the temple by UPI"
            width={190}
            height={190}
            loading="lazy"
          />
          <p className="sm">
            <b>Scan to donate</b>
            <span className="break-words muted">{upi.id}</span>
          </p>
        </div>
      )}
      <div>
        <h2 id="payment">Support this work</h2>
        {bank && (
          <dl className="facts-list">
            <BankFacts bank={bank} />
          </dl>
        )}
        <p className="sm muted">
          {bank && upi ? 'A transfer or a scan' : bank ? 'A transfer' : 'A scan'} does not tell us who you
          are. If you want a receipt, begin a gift here; you can still pay it {by} at its end.
        </p>
        <ButtonLink to={href('/donate')} look="outline" size="sm">
          Begin a gift with a receipt
        </ButtonLink>
      </div>
    </section>
  );
}
