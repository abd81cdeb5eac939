import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import * as m from '#messages/receipts.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { Ornament } from '#ui/ornament.tsx';
import './verified-receipt.css';

type VerifiedReceiptProps = {
  number: string;
  givenOn: string;
  amount: string;
  entity: string;
  voidSince: string | null;
};

export function VerifiedReceipt({ number, givenOn, amount, entity, voidSince }: VerifiedReceiptProps) {
  return (
    <div className="wrap section verified">
      <article className={voidSince ? 'verified-paper void' : 'verified-paper'}>
        <Ornament name="logo-mark" width={56} height={56} />
        {voidSince ? (
          <Badge tone="bad" icon={<Icon of={CircleAlert} />}>
            {m.voidSince(voidSince)}
          </Badge>
        ) : (
          <Badge tone="good" icon={<Icon of={CircleCheck} />}>
            {m.valid}
          </Badge>
        )}
        <h1>{voidSince ? m.isVoid : m.genuine}</h1>
        <p lang={m.otherLanguage} className="muted">
          {voidSince ? m.isVoidInOther : m.genuineInOther}
        </p>
        <p className="verified-amount">{amount}</p>
        <dl>
          <div>
            <dt>{m.receiptNumber}</dt>
            <dd>{number}</dd>
          </div>
          <div>
            <dt>{m.dateOfGift}</dt>
            <dd>{givenOn}</dd>
          </div>
          <div>
            <dt>{m.receivedBy}</dt>
            <dd>{entity}</dd>
          </div>
        </dl>
        <Ornament name="lotus-divider" width={240} height={32} />
        <p className="muted verified-note">{voidSince ? m.provesNoGift : m.comparePaper}</p>
      </article>
    </div>
  );
}
