import { useEffect } from 'react';
import { data, redirect } from 'react-router';
import { lunarDayWords } from '#core/calendar/lunar-day.ts';
import { profileFields } from '#core/people/read-profile.ts';
import { contactOf } from '#core/people/viewer.ts';
import { myProfile } from '#messages/account.ts';
import * as m from '#messages/profile.ts';
import { proofOfOwner } from '#server/auth/prove-owner.ts';
import { closeAnySession } from '#server/auth/session-headers.ts';
import { requireDevotee, rolesOf } from '#server/auth/viewer.ts';
import { getCalendarWords } from '#server/calendar/calendar-words-queries.ts';
import { offersMobile } from '#server/mobile-sign-in/offers-mobile.ts';
import { listComingOccasions, listRelatives } from '#server/people/family-queries.ts';
import { findPhotoAddress } from '#server/people/photo-queries.ts';
import { getProfile } from '#server/people/profile-queries.ts';
import { saveProfile } from '#server/people/save-profile.ts';
import { deleteAccount } from '#server/person-file/delete-account.ts';
import { servicesContext } from '#server/services.ts';
import { readFormText } from '#server/web-request/form-text.ts';
import { AccountHead } from '#site/account/account-head.tsx';
import { type Refused, wholeForm } from '#site/forms/form-state.ts';
import { showPhoto } from '#site/frame/account-events.ts';
import { ownMeta } from '#site/frame/page-meta.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/profile.route';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { FamilyFacts } from './family-facts.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileForm } from './profile-form.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const devotee = await requireDevotee(services, request);
  const query = new URL(request.url).searchParams;
  const view = query.get('view');
  const [occasions, words] = await Promise.all([
    listComingOccasions(services, devotee),
    getCalendarWords(services),
  ]);
  return {
    profile: await getProfile(services, devotee),
    photo: await findPhotoAddress(services, devotee.personId),
    relatives: await listRelatives(services, devotee),
    occasions: occasions.map((one) => ({ ...one, lunarWords: one.lunar && lunarDayWords(one.lunar, words) })),
    view: view === 'edit' || view === 'delete' ? view : 'facts',
    saved: query.get('saved'),
    contact: contactOf(devotee),
    proof: view === 'delete' ? await proofOfOwner(services, devotee) : null,
    // The staff sign in by a password alone.
    offersMobile: (await offersMobile(services)) && (await rolesOf(services, devotee.personId)).length === 0,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const devotee = await requireDevotee(services, request);
  const typed = await readFormText(request, ['intent', 'version', 'password', ...profileFields]);
  if (typed.intent === 'delete') {
    const outcome = await deleteAccount(services, devotee, typed.password);
    if (outcome.ok) throw redirect(href('/'), { headers: await closeAnySession(services, request) });
    const field = outcome.code === 'proof-stale' ? '' : 'password';
    return refused({ problems: [{ field, code: outcome.code }], typed: {} }, 422);
  }
  const { intent: _, password: __, pan: ___, ...harmless } = typed;
  const outcome = await saveProfile(services, devotee, typed, Number(typed.version));
  if (outcome.ok) throw redirect(`${href('/profile')}?saved=1`);
  return outcome.code === 'invalid'
    ? refused({ problems: outcome.problems, typed: harmless }, 422)
    : refused({ problems: wholeForm(outcome.code), typed: harmless }, 409);
}

function refused(state: Refused, status: number) {
  return data(state, { status });
}

export function meta({ matches }: Route.MetaArgs) {
  return ownMeta(matches, myProfile);
}

function savedWords(saved: string, email: string | null): string {
  if (saved === 'email' && email) return m.weWriteTo(email);
  if (saved === 'mobile') return m.mobileSaved;
  return saved === 'no-mobile' ? m.mobileRemoved : m.profileSaved;
}

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, photo, relatives, occasions, view, saved, contact, proof } = loaderData;
  useEffect(() => showPhoto(photo), [photo]);
  return (
    <section className="section wrap own-pages">
      <AccountHead here="/profile" title={profile.name} lead={contact} />
      {view === 'edit' && <ProfileForm profile={profile} refused={actionData} />}
      {view === 'delete' && <DeleteAccountForm proof={proof} refused={actionData} />}
      {view === 'facts' && (
        <>
          {saved && <Notice tone="good">{savedWords(saved, profile.email)}</Notice>}
          <ProfileFacts profile={profile} photo={photo} offersMobile={loaderData.offersMobile} />
          <FamilyFacts relatives={relatives} occasions={occasions} wantsReminders={profile.wantsReminders} />
          <div className="panel own-panel">
            <h2>{m.yourData}</h2>
            <p className="muted">{m.dataIsYours}</p>
            <div className="row wrapx">
              {/* The response is the file. */}
              <form method="post" action={plainHref('/profile/data')}>
                <Button look="outline" size="sm">
                  {m.downloadData}
                </Button>
              </form>
              <ButtonLink to={`${href('/profile')}?view=delete`} look="quiet">
                {m.deleteAccount}
              </ButtonLink>
            </div>
          </div>
        </>
      )}
    </section>
  );
}
