import { data, Link, redirect, useNavigation } from 'react-router';
import { asProblems, fieldErrors } from '#admin/forms/field-errors.ts';
import { RecordForm } from '#admin/forms/record-form.tsx';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { newPersonFields } from '#core/people/read-new-person.ts';
import * as m from '#messages/admin/people.ts';
import { forStaff, on, staffAction } from '#server/auth/staff-route.ts';
import { addPerson } from '#server/people/add-person.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { Route } from './+types/new-person.route';

/** Somebody whom the temple met elsewhere: at a stall, by telephone, in an old book. */
export const loader = forStaff('people.write', async () => {
  return null;
});

export const action = staffAction(
  on(addPerson, ({ texts }) => [texts(newPersonFields)]),
  ({ texts }, outcome) => {
    if (outcome.ok)
      throw redirect(`${href('/admin-dashboard/people/:id', { id: outcome.value.id })}?done=added`);
    const known = 'known' in outcome ? outcome.known : null;
    // The same telephone may belong to another member of the household: the form then asks.
    const mayBeAnother = outcome.code === 'phone-known';
    const typed = texts(newPersonFields);
    return data({ problems: asProblems(outcome), typed, known, mayBeAnother }, { status: 422 });
  },
);

export const handle = { crumb: m.addPerson } satisfies AdminHandle;

const labels = {
  name: m.fullName,
  email: m.email,
  phone: m.phone,
  city: m.city,
  consent: m.consentFrom,
};

export default function NewPerson({ actionData }: Route.ComponentProps) {
  const saving = useNavigation().state === 'submitting';
  const { field, summary } = fieldErrors(actionData, {}, labels);
  const known = actionData?.known;
  return (
    <div className="admin-stack">
      <ScreenHead title={m.addPerson} note={m.addPersonNote} />
      <RecordForm className="panel admin-form" problems={summary}>
        {known && (
          <Notice tone="wait">
            <Sentence
              text={m.knownAlready(known.name)}
              parts={{
                person: (words) => (
                  <Link
                    to={href('/admin-dashboard/people/:id', { id: known.id })}
                    className="font-semibold underline"
                  >
                    {words}
                  </Link>
                ),
              }}
            />
          </Notice>
        )}
        {actionData?.mayBeAnother && (
          <Checkbox name="another" defaultChecked={actionData.typed.another === 'on'}>
            {m.anotherPerson}
          </Checkbox>
        )}
        <TextInput {...field('name')} label={labels.name} autoComplete="off" />
        <div className="admin-pair">
          <TextInput
            {...field('email')}
            optional
            label={labels.email}
            type="email"
            hint={m.emailOrPhoneHint}
            autoComplete="off"
          />
          <TextInput {...field('phone')} optional label={labels.phone} type="tel" autoComplete="off" />
        </div>
        <TextInput {...field('city')} optional label={labels.city} autoComplete="off" />
        <TextInput {...field('consent')} label={labels.consent} hint={m.consentHint} autoComplete="off" />
        <div className="row wrapx">
          <Button busy={saving && m.adding}>{m.addThem}</Button>
          <ButtonLink to={href('/admin-dashboard/people')} look="quiet">
            {m.cancel}
          </ButtonLink>
        </div>
      </RecordForm>
    </div>
  );
}
