import { data, redirect } from 'react-router';
import { LanguageInput } from '#admin/forms/contact-inputs.tsx';
import { asProblems, fieldErrors } from '#admin/forms/field-errors.ts';
import { RecordForm } from '#admin/forms/record-form.tsx';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { readDate } from '#core/fields/date.ts';
import { needsNewKey } from '#core/purchases/intent-key.ts';
import type { StayInquiryDetails } from '#core/requests/stay-inquiry.ts';
import { guestFields, idKinds, searchFields } from '#core/stay/stay-input.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as company from '#messages/admin/stay-company.ts';
import * as m from '#messages/admin/stays.ts';
import { idKinds as idWords } from '#messages/stay-booking.ts';
import { forStaff, on, type StaffForm, staffAction } from '#server/auth/staff-route.ts';
import type { Services } from '#server/services.ts';
import { listLanguageChoices } from '#server/settings/language-choices.ts';
import { bookByDesk } from '#server/stay/desk/book-by-desk.ts';
import { findOpenGroup } from '#server/stay/groups/group-queries.ts';
import { findInquiry } from '#server/stay/queries/desk-queries.ts';
import { listRoomTypes } from '#server/stay/room-queries.ts';
import { findWait } from '#server/stay/waits/wait-queries.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { Select, TextArea, TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/new-stay.route';
import './house.css';

const fields = [
  'kind',
  ...searchFields,
  ...guestFields,
  'member',
  'language',
  'request',
  'wait',
  'group',
  'intentKey',
] as const;

/**
 * A stay that the office books: a walk-in, a telephone call, or an inquiry (`?request=`). The tape
 * chart fills in kind and day (`?kind=&arrival=`), the waiting list whose offer it is (`?wait=`),
 * and the groups whose rooms it takes (`?group=&kind=`).
 */
export const loader = forStaff('stays.write', async ({ url, services }) => {
  const inquiry = await findInquiry(services, url.searchParams.get('request') ?? '');
  const asked = inquiry && !inquiry.stayId ? inquiry : null;
  const details = asked?.details as StayInquiryDetails | undefined;
  const { languages, language } = await listLanguageChoices(services);
  const begun: Record<string, string> = {
    language,
    intentKey: services.ids('office'),
    ...{ arrival: templeDay(services.clock()), adults: '2', children: '0', rooms: '1' },
    ...chosenOnChart(url.searchParams),
    ...(asked && { name: asked.name, phone: asked.phone ?? '', email: asked.email ?? '', request: asked.id }),
    ...(await reservedNights(services, url.searchParams)),
    ...(details && {
      ...{ kind: details.room, arrival: details.checkIn, departure: details.checkOut },
      ...{ adults: String(details.adults), children: String(details.children) },
      ...{ rooms: String(details.rooms), note: details.message.slice(0, 500) },
    }),
  };
  const kinds = await listRoomTypes(services);
  return {
    begun,
    reference: asked?.reference ?? null,
    kinds: kinds.map(({ id, title }) => ({ value: id, label: title })),
    languages,
  };
});

/** What the waiting list or a group holds for this stay. */
async function reservedNights(services: Services, asked: URLSearchParams): Promise<Record<string, string>> {
  const wait = await findWait(services, asked.get('wait') ?? '');
  if (wait?.state === 'offered')
    return {
      ...{ wait: wait.id, kind: wait.kindId, arrival: wait.arrival, departure: wait.departure },
      ...{ adults: String(wait.adults), children: String(wait.children), rooms: String(wait.rooms) },
      ...{ meals: wait.meals ? 'on' : '', name: wait.name, phone: wait.phone, email: wait.email ?? '' },
    };
  const group = await findOpenGroup(services, asked.get('group') ?? '', templeDay(services.clock()));
  if (!group) return {};
  return { group: group.id, groupName: group.name, arrival: group.arrival, departure: group.departure };
}

function chosenOnChart(asked: URLSearchParams): Record<string, string> {
  const day = readDate(asked.get('arrival') ?? '', { from: '2000-01-01', to: '2199-12-31' });
  return { kind: asked.get('kind') ?? '', ...(day.ok && { arrival: day.value }) };
}

export const action = staffAction(
  on(bookByDesk, ({ texts }: StaffForm<Route.ActionArgs>) => [texts(fields)]),
  ({ services, texts }: StaffForm<Route.ActionArgs>, booked) => {
    if (booked.ok)
      throw redirect(`${href('/admin-dashboard/stays/:id', { id: booked.value.id })}?done=booked`, 303);
    const typed = texts(fields);
    const problems = asProblems(booked);
    if (needsNewKey(problems)) typed.intentKey = services.ids('office');
    return data({ problems, typed }, { status: 422 });
  },
);

export const handle = { crumb: m.newStay } satisfies AdminHandle;

/** The name of a field in the error summary. */
const labels = {
  ...{ kind: m.kind, arrival: m.arrival, departure: m.departure, adults: m.adults, children: m.children },
  ...{ rooms: m.rooms, name: m.name, phone: m.phone, email: m.email, idKind: m.idKind, idLast4: m.idLast4 },
  ...{ language: m.language, address: m.address, purpose: m.purpose, note: m.note },
  ...{ company: company.company, gstin: company.gstin },
};

const count = { type: 'number', inputMode: 'numeric' } as const;

export default function NewStay({
  loaderData: { begun, reference, kinds, languages },
  actionData,
}: Route.ComponentProps) {
  const { field, summary } = fieldErrors(actionData, begun, labels);
  const ticked = (name: 'meals' | 'member') => field(name).defaultValue === 'on';
  return (
    <div className="admin-stack">
      <ScreenHead title={m.newStay} note={m.payLater} />
      {begun.wait && <Notice>{m.fromWait}</Notice>}
      {begun.groupName && <Notice>{m.fromGroup(begun.groupName)}</Notice>}
      {reference && <Notice>{m.fromInquiry(reference)}</Notice>}
      <RecordForm className="admin-stack" problems={summary}>
        <input type="hidden" name="intentKey" value={field('intentKey').defaultValue} />
        <input type="hidden" name="request" value={field('request').defaultValue} />
        <input type="hidden" name="wait" value={field('wait').defaultValue} />
        <input type="hidden" name="group" value={field('group').defaultValue} />
        <Panel title={m.stay}>
          <div className="admin-form">
            <Select {...field('kind')} label={m.kind} placeholder={m.chooseKind} options={kinds} />
            <div className="admin-pair">
              <TextInput {...field('arrival')} label={m.arrival} type="date" />
              <TextInput {...field('departure')} label={m.departure} type="date" />
            </div>
            <div className="house-counts">
              <TextInput {...field('adults')} {...count} label={m.adults} min={1} />
              <TextInput {...field('children')} {...count} label={m.children} min={0} />
              <TextInput {...field('rooms')} {...count} label={m.rooms} min={1} />
            </div>
            <div className="admin-pair">
              <Checkbox name="meals" defaultChecked={ticked('meals')}>
                {m.meals}
              </Checkbox>
              <Checkbox name="member" defaultChecked={ticked('member')}>
                {m.member} <span className="sm muted block">{m.memberHint}</span>
              </Checkbox>
            </div>
          </div>
        </Panel>
        <Panel title={m.guest}>
          <div className="admin-form">
            <div className="admin-pair">
              <TextInput {...field('name')} label={m.name} />
              <TextInput {...field('phone')} label={m.phone} type="tel" />
              <TextInput {...field('email')} label={m.email} type="email" optional />
            </div>
            <LanguageInput field={field} label={m.language} languages={languages} />
            <div className="admin-pair">
              <Select
                {...field('idKind')}
                label={m.idKind}
                placeholder={m.later}
                options={idKinds.map((value) => ({ value, label: idWords[value] }))}
              />
              <TextInput {...field('idLast4')} label={m.idLast4} optional maxLength={4} />
            </div>
            <div className="admin-pair">
              <TextInput {...field('address')} label={m.address} optional />
              <TextInput {...field('purpose')} label={m.purpose} optional />
            </div>
            <div className="admin-pair">
              <TextInput {...field('company')} label={company.company} hint={company.emptyIsGuest} optional />
              <TextInput {...field('gstin')} label={company.gstin} optional autoComplete="off" />
            </div>
            <TextArea {...field('note')} label={m.note} optional rows={2} />
          </div>
        </Panel>
        <div>
          <Button look="strong">{m.bookIt}</Button>
        </div>
      </RecordForm>
    </div>
  );
}
