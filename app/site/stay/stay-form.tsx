import { RequestForm } from '#site/forms/request-form.tsx';
import { SenderFields } from '#site/forms/sender-fields.tsx';
import { SentNotice } from '#site/forms/sent-notice.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { Select, TextArea, TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import type { StayPageProps } from './stay-page-props.ts';

const count = { type: 'number', inputMode: 'numeric' } as const;

/** The inquiry. It says plainly that no room is held before the staff confirms it. */
export function StayForm({ rooms, days, sent, refused }: Omit<StayPageProps, 'guestHouse' | 'kicker'>) {
  return (
    <div className="panel">
      <h2 id="ask-title" className="text-h3">
        Request a room
      </h2>
      <p className="muted">
        The guest house desk looks at the book and answers you by phone. Until it confirms, no room is held
        and nothing is charged.
      </p>
      {sent && <SentNotice sent={sent} />}
      <RequestForm action={href('/stay')} label="Booking inquiry" refused={refused} submit="Send the inquiry">
        {(field) => {
          const consent = field('consent');
          return (
            <>
              <Select
                {...field('room')}
                label="Room"
                placeholder="Choose a room"
                options={rooms.map(({ id, title }) => ({ value: id, label: title }))}
              />
              <div className="pair">
                <TextInput {...field('checkIn')} label="Check-in" type="date" min={days.from} max={days.to} />
                <TextInput {...field('checkOut')} label="Check-out" type="date" min={days.from} />
              </div>
              <div className="pair stay-counts">
                <TextInput {...field('rooms', '1')} {...count} label="Rooms or beds" min={1} />
                <TextInput {...field('adults', '2')} {...count} label="Adults" min={1} />
                <TextInput {...field('children', '0')} {...count} label="Children" min={0} />
              </div>
              <div className="pair">
                <SenderFields field={field} emailOptional />
              </div>
              <TextArea
                {...field('message')}
                label="Anything we should know"
                optional
                rows={3}
                hint="A ground-floor room, a late arrival, a wheelchair."
              />
              <Checkbox name="consent" defaultChecked={consent.defaultValue === 'on'} error={consent.error}>
                I have read the rules of the house and the{' '}
                <a href={href('/cancellation-refund-policy')}>cancellation policy</a>.
              </Checkbox>
            </>
          );
        }}
      </RequestForm>
    </div>
  );
}
