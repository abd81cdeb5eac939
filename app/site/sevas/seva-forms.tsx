import { mostPeople } from '#core/sevas/seva-booking.ts';
import { EmailInput, PhoneInput } from '#site/forms/contact-inputs.tsx';
import type { Refused } from '#site/forms/form-state.ts';
import { type RequestField, RequestForm } from '#site/forms/request-form.tsx';
import { type Option, Select, TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';

type SevaFormProps = {
  choices: readonly Option[];
  window: { from: string; to: string };
  refused: Refused | undefined;
};

const note = 'We use what you write for this booking, and for nothing else.';

/** From home: the seva, a day and an hour at which the temple is open. */
export function OnlineForm({ choices, window, hours, refused }: SevaFormProps & { hours: string }) {
  return (
    <RequestForm
      action={`${href('/sevas')}?tab=online`}
      label="Online Seva"
      ids="online-"
      refused={refused}
      submit="Book the online seva"
      note={note}
    >
      {(field) => (
        <>
          <input type="hidden" name="tab" value="online" />
          <WhoAndWhat field={field} choices={choices} />
          <div className="pair">
            <TextInput {...field('date')} label="Date" type="date" min={window.from} max={window.to} />
            <TextInput {...field('time')} label="Time" type="time" hint={`${hours}, Indian time`} />
          </div>
          <TextInput
            {...field('contact')}
            label="Phone or e-mail"
            hint="To an e-mail address we send a confirmation and a reminder."
          />
        </>
      )}
    </RequestForm>
  );
}

/** At the temple: the seva and a day; optionally who leads it. */
export function InPersonForm({ choices, window, refused }: SevaFormProps) {
  return (
    <RequestForm
      action={`${href('/sevas')}?tab=inperson`}
      label="In-person Seva"
      ids="inperson-"
      refused={refused}
      submit="Book the in-person seva"
      note={note}
    >
      {(field) => (
        <>
          <input type="hidden" name="tab" value="inperson" />
          <WhoAndWhat field={field} choices={choices} />
          <div className="pair">
            <TextInput
              {...field('visitDate')}
              label="Day of your visit"
              type="date"
              min={window.from}
              max={window.to}
            />
            <TextInput
              {...field('people', '1')}
              label="How many people"
              type="number"
              min={1}
              max={mostPeople}
              inputMode="numeric"
            />
            <TextInput {...field('coordinator')} label="Seva coordinator" optional hint="If you know one." />
            <PhoneInput {...field('contact')} />
            <EmailInput
              {...field('email')}
              optional
              hint="For a confirmation and a reminder."
              className="both"
            />
          </div>
        </>
      )}
    </RequestForm>
  );
}

function WhoAndWhat({ field, choices }: { field: RequestField; choices: readonly Option[] }) {
  return (
    <>
      <TextInput {...field('name')} label="Your name" autoComplete="name" />
      <Select {...field('seva')} label="Seva" placeholder="-- Choose a Seva --" options={choices} />
    </>
  );
}
