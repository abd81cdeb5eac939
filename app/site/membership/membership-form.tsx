import { formatRupees } from '#core/money/paise.ts';
import { mostParts } from '#core/requests/membership.ts';
import * as m from '#messages/membership.ts';
import { RequestForm } from '#site/forms/request-form.tsx';
import { SenderFields } from '#site/forms/sender-fields.tsx';
import { SentNotice } from '#site/forms/sent-notice.tsx';
import { TownFields } from '#site/forms/town-fields.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { Select, TextInput } from '#ui/forms/field.tsx';
import { plainHref } from '#ui/href.ts';
import { Sentence } from '#ui/sentence.tsx';
import type { MembershipPageProps } from './membership-page-props.ts';

const parts = Array.from({ length: mostParts }, (_, at) => ({
  value: String(at + 1),
  label: at === 0 ? m.atOnce : m.inParts(at + 1),
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
        {m.applyForMembership}
      </h2>
      {sent && <SentNotice sent={sent} />}
      <RequestForm
        action={plainHref('/membership')}
        label={m.application}
        refused={refused}
        submit={m.sendApplication}
        note={m.nothingPaidNow}
      >
        {(field) => {
          const consent = field('consent');
          return (
            <>
              <div className="pair">
                <Select
                  {...field('tier', chosen)}
                  label={m.membership}
                  placeholder={m.choose}
                  options={tiers.map(({ id, title, amount }) => ({
                    value: id,
                    label: m.tierAndAmount(title, formatRupees(amount, 'short')),
                  }))}
                />
                <Select {...field('parts', '1')} label={m.payment} options={parts} />
              </div>
              <div className="pair">
                <SenderFields field={field} nameLabel={m.fullName} />
                <TextInput
                  {...field('spouse')}
                  label={m.spouse}
                  optional
                  autoComplete="off"
                  className="both"
                />
              </div>
              <TextInput {...field('address')} label={m.address} autoComplete="street-address" />
              <div className="pair">
                <TownFields field={field} wideState />
              </div>
              <Checkbox name="consent" defaultChecked={consent.defaultValue === 'on'} error={consent.error}>
                <Sentence
                  text={m.consent}
                  parts={{ terms: (words) => <a href={plainHref('/terms-condition')}>{words}</a> }}
                />
              </Checkbox>
            </>
          );
        }}
      </RequestForm>
    </div>
  );
}
