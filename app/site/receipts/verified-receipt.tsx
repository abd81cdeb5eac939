import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
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
            Void since {voidSince}
          </Badge>
        ) : (
          <Badge tone="good" icon={<Icon of={CircleCheck} />}>
            Valid
          </Badge>
        )}
        <h1>{voidSince ? 'This receipt is void' : 'This receipt is genuine'}</h1>
        <p lang="hi" className="muted">
          {voidSince ? 'यह रसीद रद्द की गई है।' : 'यह रसीद मान्य है।'}
        </p>
        <p className="verified-amount">{amount}</p>
        <dl>
          <div>
            <dt>Receipt number</dt>
            <dd>{number}</dd>
          </div>
          <div>
            <dt>Date of gift</dt>
            <dd>{givenOn}</dd>
          </div>
          <div>
            <dt>Received by</dt>
            <dd>{entity}</dd>
          </div>
        </dl>
        <Ornament name="lotus-divider" width={240} height={32} />
        <p className="muted verified-note">
          {voidSince
            ? 'Its number stays taken and is never used again. It proves no gift.'
            : 'Please compare number, date and amount with the paper. The name of the giver is not shown here.'}
        </p>
      </article>
    </div>
  );
}
