import type { TempleSettings } from '#core/content/temple-settings.ts';
import { BankFacts } from '#site/shared/bank-facts.tsx';
import { ButtonLink } from '#ui/button.tsx';
import './payment-block.css';

type PaymentBlockProps = {
  bank: TempleSettings['bank'];
  upiId: string;
  /** SVG text. */
  qr: string;
};

/**
 * Spec section 9, 'Payment block': account name and number, bank and branch code, a code to scan. Money that comes
 * this way belongs to no gift yet, so the way to a receipt stands beside it.
 */
export function PaymentBlock({ bank, upiId, qr }: PaymentBlockProps) {
  return (
    <section className="pay-block" aria-labelledby="payment">
      <div className="pay-code">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
          alt="QR code to give to the temple by UPI"
          width={190}
          height={190}
          loading="lazy"
        />
        <p className="sm">
          <b>Scan to donate</b>
          <span className="break-words muted">{upiId}</span>
        </p>
      </div>
      <div>
        <h2 id="payment">Support this work</h2>
        <dl className="facts-list">
          <BankFacts bank={bank} />
        </dl>
        <p className="sm muted">
          A transfer or a scan does not tell us who you are. If you want a receipt, begin a gift here; you can
          still pay it by QR code or bank transfer at its end.
        </p>
        <ButtonLink to="/donate" look="outline" size="sm">
          Begin a gift with a receipt
        </ButtonLink>
      </div>
    </section>
  );
}
