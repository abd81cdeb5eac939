import { formatRupees } from '#core/money/paise.ts';
import { mostParts } from '#core/requests/membership.ts';
import { RequestForm } from '#site/forms/request-form.tsx';
import { SenderFields } from '#site/forms/sender-fields.tsx';
import { SentNotice } from '#site/forms/sent-notice.tsx';
import { TownFields } from '#site/forms/town-fields.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { Select, TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import type { MembershipPageProps } from './membership-page-props.ts';

const parts = Array.from({ length: mostParts }, (_, at) => ({
  value: String(at + 1),
  label: at === 0 ? 'At once' : `In ${at + 1} parts`,
}));

/** The application. The price is the server's; nothing is paid here. */
export function MembershipForm({
  tiers,
  chosen,
  sent,
  refused,
}: Pick<MembershipPageProps, 'tiers' | 'chosen' | 'sent' | 'refused'>) {
  return (
    <div className="panel">
      <h2 id="apply-title" className="text-h3">
        Apply for membership
      </h2>
      {sent && <SentNotice sent={sent} />}
      <RequestForm
        action={href('/membership')}
        label="Application for life membership"
        refused={refused}
        submit="Send the application"
        note="Nothing is paid now. Your PAN is asked for with the payment, where the law needs it."
      >
        {(field) => {
          const consent = field('consent');
          return (
            <>
              <div className="pair">
                <Select
                  {...field('tier', chosen)}
                  label="Membership"
                  placeholder="Choose"
                  options={tiers.map(({ id, title, amount }) => ({
                    value: id,
                    label: `${title}, ${formatRupees(amount, 'short')}`,
                  }))}
                />
                <Select {...field('parts', '1')} label="Payment" options={parts} />
              </div>
              <div className="pair">
                <SenderFields field={field} nameLabel="Full name" />
                <TextInput {...field('spouse')} label="Spouse" optional autoComplete="off" className="both" />
              </div>
              <TextInput {...field('address')} label="Address" autoComplete="street-address" />
              <div className="pair">
                <TownFields field={field} wideState />
              </div>
              <Checkbox name="consent" defaultChecked={consent.defaultValue === 'on'} error={consent.error}>
                I have read that benefits are subject to availability, and accept the{' '}
                <a href={href('/terms-condition')}>terms</a>.
              </Checkbox>
            </>
          );
        }}
      </RequestForm>
    </div>
  );
}
