import { Form, Link, useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import { takeBackWords } from '#core/donations/take-back.ts';
import * as m from '#messages/admin/donations.ts';
import type { DonationDetail } from '#server/donations/donation-detail-queries.ts';
import { Button } from '#ui/button.tsx';
import { Select, TextArea } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { Sentence } from '#ui/sentence.tsx';

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
            <Sentence
              text={m.transferSeeClaims(utr)}
              parts={{
                claims: (words) => (
                  <Link to={href('/admin-dashboard/donation/claims')} className="underline">
                    {words}
                  </Link>
                ),
              }}
            />
          </p>
        )}
        <p className="muted sm">{m.takenBackBy(by, shortMoment(at))}</p>
      </Panel>
    );
  }
  if (!mayTakeBack) return null;
  return (
    <Panel aria-labelledby="take-back" title={mayTakeBack === 'entry' ? m.enteredByHand : m.matchedTransfer}>
      {mayTakeBack === 'entry' ? (
        <TakeBackForm donation={donation} refused={refused} />
      ) : (
        <TakeBackMatchForm donation={donation} refused={refused} />
      )}
    </Panel>
  );
}

const chequeKinds = [
  { value: 'bounced', label: m.notHonoured },
  { value: 'mistake', label: m.entryWrong },
];

function TakeBackForm({ donation, refused }: { donation: DonationDetail; refused?: RefusedForm }) {
  const busy = useNavigation().formData?.get('intent') === 'take-back';
  const cheque = donation.mode === 'cheque';
  const { field } = fieldErrors(refused, { kind: cheque ? '' : 'mistake' });
  return (
    <details className="admin-fold" open={Boolean(refused)}>
      <summary>{m.takeThisEntryBack}</summary>
      <Form method="post" noValidate className="admin-stack">
        <input type="hidden" name="intent" value="take-back" />
        <p className="muted sm">{donation.email ? m.takeEntryBackAndTell : m.takeEntryBackNote}</p>
        {cheque ? (
          <Select
            {...field('kind')}
            id="take-back-kind"
            label={m.whatHappened}
            placeholder={m.choose}
            options={chequeKinds}
          />
        ) : (
          <input type="hidden" name="kind" value="mistake" />
        )}
        <ReasonField {...field('reason')} />
        <div>
          <Button look="outline" size="sm" busy={busy && m.takingBack}>
            {m.takeEntryBack}
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
      <summary>{m.takeThisMatchBack}</summary>
      <Form method="post" noValidate className="admin-stack">
        <input type="hidden" name="intent" value="take-back-match" />
        <p className="muted sm">{donation.email ? m.takeMatchBackAndTell : m.takeMatchBackNote}</p>
        <ReasonField {...field('reason')} />
        <div>
          <Button look="outline" size="sm" busy={busy && m.takingBack}>
            {m.takeMatchBack}
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
      label={m.reason}
      hint={m.reasonForOffice}
      rows={2}
      maxLength={500}
    />
  );
}
