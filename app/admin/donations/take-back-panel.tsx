import { Form, Link, useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import { takeBackWords } from '#core/donations/take-back.ts';
import type { DonationDetail } from '#server/donations/donation-detail-queries.ts';
import { Button } from '#ui/button.tsx';
import { Select, TextArea } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';

type TakeBackPanelProps = {
  donation: DonationDetail;
  /** What can be taken back: a manual donation, or the match of a transfer. */
  mayTakeBack: 'entry' | 'match' | null;
  /** The answer to a refused reversal. */
  refused?: RefusedForm;
};

/**
 * A manual donation whose cheque bounced or that was entered wrongly, or a transfer that was
 * matched to it by mistake: take it back, or see who did.
 */
export function TakeBackPanel({ donation, mayTakeBack, refused }: TakeBackPanelProps) {
  const { takingBack } = donation;
  if (takingBack) {
    const { kind, reason, by, at, utr } = takingBack;
    return (
      <Panel aria-labelledby="taken-back" title={takeBackWords[kind].label}>
        <p>{reason}</p>
        {utr && (
          <p className="num">
            Transfer {utr},{' '}
            <Link to={href('/admin-dashboard/donation/claims')} className="underline">
              see Claims to match
            </Link>
          </p>
        )}
        <p className="muted sm">
          Taken back by {by}, {shortMoment(at)}. No sum counts this gift, and its receipt is void.
        </p>
      </Panel>
    );
  }
  if (!mayTakeBack) return null;
  return (
    <Panel
      aria-labelledby="take-back"
      title={mayTakeBack === 'entry' ? 'Entered by hand' : 'Matched transfer'}
    >
      {mayTakeBack === 'entry' ? (
        <TakeBackForm donation={donation} refused={refused} />
      ) : (
        <TakeBackMatchForm donation={donation} refused={refused} />
      )}
    </Panel>
  );
}

const chequeKinds = [
  { value: 'bounced', label: 'The bank did not honour the cheque' },
  { value: 'mistake', label: 'The entry was wrong' },
];

function TakeBackForm({ donation, refused }: { donation: DonationDetail; refused?: RefusedForm }) {
  const busy = useNavigation().formData?.get('intent') === 'take-back';
  const cheque = donation.mode === 'cheque';
  const { field } = fieldErrors(refused, { kind: cheque ? '' : 'mistake' });
  return (
    <details className="admin-fold" open={Boolean(refused)}>
      <summary>Take this entry back</summary>
      <Form method="post" noValidate className="admin-stack">
        <input type="hidden" name="intent" value="take-back" />
        <p className="muted sm">
          Nothing is deleted: a second entry says who took it back and why. Its receipt becomes void, no sum
          counts it any more{donation.email && ', and its giver gets a letter'}. The same paper may be entered
          again. This cannot be undone.
        </p>
        {cheque ? (
          <Select
            {...field('kind')}
            id="take-back-kind"
            label="What happened"
            placeholder="Choose"
            options={chequeKinds}
          />
        ) : (
          <input type="hidden" name="kind" value="mistake" />
        )}
        <ReasonField {...field('reason')} />
        <div>
          <Button look="outline" size="sm" busy={busy && 'Taking back…'}>
            Take the entry back
          </Button>
        </div>
      </Form>
    </details>
  );
}

function TakeBackMatchForm({ donation, refused }: { donation: DonationDetail; refused?: RefusedForm }) {
  const busy = useNavigation().formData?.get('intent') === 'take-back-match';
  const { field } = fieldErrors(refused, {});
  return (
    <details className="admin-fold" open={Boolean(refused)}>
      <summary>Take this match back</summary>
      <Form method="post" noValidate className="admin-stack">
        <input type="hidden" name="intent" value="take-back-match" />
        <p className="muted sm">
          For a transfer that was matched to the wrong gift, or before it was on the statement. Nothing is
          deleted: a second entry says who took it back and why. A receipt that was written for it becomes
          void, no sum counts it any more{donation.email && ', and its giver gets a letter'}. The transfer
          waits again under Claims to match, where it can be matched to the right gift.
        </p>
        <ReasonField {...field('reason')} />
        <div>
          <Button look="outline" size="sm" busy={busy && 'Taking back…'}>
            Take the match back
          </Button>
        </div>
      </Form>
    </details>
  );
}

function ReasonField(props: { name: string; error: string | null; defaultValue: string }) {
  return (
    <TextArea
      {...props}
      id="take-back-reason"
      label="Reason"
      hint="10 to 500 characters, for the office alone."
      rows={2}
      maxLength={500}
    />
  );
}
