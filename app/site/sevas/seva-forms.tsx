import { requestMessageFor } from '#core/requests/request-messages.ts';
import { mostPeople } from '#core/sevas/seva-booking.ts';
import * as m from '#messages/sevas.ts';
import { EmailInput, PhoneInput } from '#site/forms/contact-inputs.tsx';
import type { Refused } from '#site/forms/form-state.ts';
import { type RequestField, RequestForm } from '#site/forms/request-form.tsx';
import { type Option, Select, TextInput } from '#ui/forms/field.tsx';
import { plainHref } from '#ui/href.ts';

type SevaFormProps = {
  choices: readonly Option[];
  window: { from: string; to: string };
  refused: Refused | undefined;
};

/** From home: the seva, a day and an hour at which the temple is open. */
export function OnlineForm({ choices, window, hours, refused }: SevaFormProps & { hours: string }) {
  return (
    <RequestForm
      action={`${plainHref('/sevas')}?tab=online`}
      label={m.onlineSeva}
      ids="online-"
      refused={refused}
      sentenceFor={requestMessageFor}
      submit={m.bookOnline}
      note={m.useOfWords}
    >
      {(field) => (
        <>
          <input type="hidden" name="tab" value="online" />
          <WhoAndWhat field={field} choices={choices} />
          <div className="pair">
            <TextInput {...field('date')} label={m.date} type="date" min={window.from} max={window.to} />
            <TextInput {...field('time')} label={m.time} type="time" hint={m.indianTime(hours)} />
          </div>
          <TextInput {...field('contact')} label={m.phoneOrEmail} hint={m.confirmationByEmail} />
        </>
      )}
    </RequestForm>
  );
}

/** At the temple: the seva and a day; optionally who leads it. */
export function InPersonForm({ choices, window, refused }: SevaFormProps) {
  return (
    <RequestForm
      action={`${plainHref('/sevas')}?tab=inperson`}
      label={m.inPersonSeva}
      ids="inperson-"
      refused={refused}
      sentenceFor={requestMessageFor}
      submit={m.bookInPerson}
      note={m.useOfWords}
    >
      {(field) => (
        <>
          <input type="hidden" name="tab" value="inperson" />
          <WhoAndWhat field={field} choices={choices} />
          <div className="pair">
            <TextInput
              {...field('visitDate')}
              label={m.dayOfVisit}
              type="date"
              min={window.from}
              max={window.to}
            />
            <TextInput
              {...field('people', '1')}
              label={m.howManyPeople}
              type="number"
              min={1}
              max={mostPeople}
              inputMode="numeric"
            />
            <TextInput {...field('coordinator')} label={m.coordinator} optional hint={m.ifYouKnowOne} />
            <PhoneInput {...field('contact')} />
            <EmailInput {...field('email')} optional hint={m.forConfirmation} className="both" />
          </div>
        </>
      )}
    </RequestForm>
  );
}

function WhoAndWhat({ field, choices }: { field: RequestField; choices: readonly Option[] }) {
  return (
    <>
      <TextInput {...field('name')} label={m.yourName} autoComplete="name" />
      <Select {...field('seva')} label={m.seva} placeholder={m.chooseSeva} options={choices} />
    </>
  );
}
