import { requestMessageFor } from '#core/requests/request-messages.ts';
import * as m from '#messages/stay.ts';
import { RequestForm } from '#site/forms/request-form.tsx';
import { SenderFields } from '#site/forms/sender-fields.tsx';
import { SentNotice } from '#site/forms/sent-notice.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { Select, TextArea, TextInput } from '#ui/forms/field.tsx';
import { plainHref } from '#ui/href.ts';
import { Sentence } from '#ui/sentence.tsx';
import type { StayPageProps } from './stay-page-props.ts';

const count = { type: 'number', inputMode: 'numeric' } as const;

/** The inquiry. It says plainly that no room is held before the staff confirms it. */
export function StayForm({
  bookable,
  rooms,
  days,
  sent,
  refused,
}: Pick<StayPageProps, 'bookable' | 'rooms' | 'days' | 'sent' | 'refused'>) {
  return (
    <div className="panel">
      <h2 id="ask-title" className="text-h3">
        {bookable ? m.groupOrQuestion : m.requestRoom}
      </h2>
      <p className="muted">{m.answerTime}</p>
      {sent && <SentNotice sent={sent} />}
      <RequestForm
        action={plainHref('/stay')}
        label={m.bookingInquiry}
        refused={refused}
        sentenceFor={requestMessageFor}
        submit={m.sendInquiry}
      >
        {(field) => {
          const consent = field('consent');
          return (
            <>
              <Select
                {...field('room')}
                label={m.room}
                placeholder={m.chooseRoom}
                options={rooms.map(({ id, title }) => ({ value: id, label: title }))}
              />
              <div className="pair">
                <TextInput
                  {...field('checkIn')}
                  label={m.checkIn}
                  type="date"
                  min={days.from}
                  max={days.to}
                />
                <TextInput {...field('checkOut')} label={m.checkOut} type="date" min={days.from} />
              </div>
              <div className="pair stay-counts">
                <TextInput {...field('adults', '2')} {...count} label={m.adults} min={1} />
                <TextInput {...field('children', '0')} {...count} label={m.children} min={0} />
                <TextInput {...field('rooms', '1')} {...count} label={m.roomsOrBeds} min={1} />
              </div>
              <div className="pair">
                <SenderFields field={field} emailOptional />
              </div>
              <TextArea {...field('message')} label={m.anythingToKnow} optional rows={3} hint={m.suchAs} />
              <Checkbox name="consent" defaultChecked={consent.defaultValue === 'on'} error={consent.error}>
                <Sentence
                  text={m.consent}
                  parts={{
                    policy: (words) => <a href={plainHref('/cancellation-refund-policy')}>{words}</a>,
                  }}
                />
              </Checkbox>
            </>
          );
        }}
      </RequestForm>
    </div>
  );
}
