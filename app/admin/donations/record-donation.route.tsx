import { data, Link, redirect } from 'react-router';
import { asProblems } from '#admin/forms/field-errors.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { manualDonationFields } from '#core/donations/manual-donation.ts';
import { mayDo } from '#core/people/roles.ts';
import { needsNewKey } from '#core/purchases/intent-key.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/donations.ts';
import { forStaff, on, staffAction } from '#server/auth/staff-route.ts';
import { loadCauses } from '#server/donations/cause-queries.ts';
import { recordDonation } from '#server/donations/record-donation.ts';
import { findPersonPage } from '#server/person-file/person-page.ts';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { Route } from './+types/record-donation.route';
import { RecordDonationForm } from './record-donation-form.tsx';

/** A manual donation: cash, cheque, or a transfer that the staff found by itself. */
export const loader = forStaff('donations.record', async ({ url, services, staff }) => {
  const causes = await loadCauses(services, null, { raised: false });
  const personId = url.searchParams.get('person');
  const donor =
    personId && mayDo(staff.roles, 'people.read') ? await findPersonPage(services, personId) : null;
  return {
    donor: donor && { name: donor.name, email: donor.email ?? '', phone: donor.phone ?? '' },
    intentKey: services.ids('office'),
    today: templeDay(services.clock()),
    causes: causes.map(({ id, title }) => ({ value: id, label: title })),
  };
});

export const action = staffAction(
  on(recordDonation, ({ texts }) => [texts(manualDonationFields)]),
  ({ services, texts }, recorded) => {
    if (recorded.ok) {
      throw redirect(
        `${href('/admin-dashboard/donation/single-donation/:id', { id: recorded.value.id })}?done=recorded`,
      );
    }
    const typed = texts(manualDonationFields);
    const problems = asProblems(recorded);
    if (needsNewKey(problems)) typed.intentKey = services.ids('office');
    return data({ problems, typed }, { status: 422 });
  },
);

export const handle = { crumb: m.recordGift } satisfies AdminHandle;

export default function RecordDonation({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="admin-stack">
      <ScreenHead title={m.recordGift} note={m.recordNote} />
      {loaderData.causes.length === 0 ? (
        <Notice tone="wait">
          <Sentence
            text={m.noCauseYet}
            parts={{
              causes: (words) => <Link to={href('/admin-dashboard/donation/causes')}>{words}</Link>,
            }}
          />
        </Notice>
      ) : (
        <RecordDonationForm {...loaderData} refused={actionData} />
      )}
    </div>
  );
}
