import { data, redirect } from 'react-router';
import { familyFields } from '#core/people/read-family.ts';
import { contactOf } from '#core/people/viewer.ts';
import * as m from '#messages/family.ts';
import { requireDevotee } from '#server/auth/viewer.ts';
import { listOccasions, listRelatives } from '#server/people/family-queries.ts';
import { getProfile } from '#server/people/profile-queries.ts';
import { saveFamily } from '#server/people/save-family.ts';
import { servicesContext } from '#server/services.ts';
import { readFormText } from '#server/web-request/form-text.ts';
import { AccountHead } from '#site/account/account-head.tsx';
import { wholeForm } from '#site/forms/form-state.ts';
import { ownMeta } from '#site/frame/page-meta.ts';
import { href } from '#ui/href.ts';
import type { Route } from './+types/family.route';
import { FamilyForm } from './family-form.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const devotee = await requireDevotee(services, request);
  const { version, wantsReminders } = await getProfile(services, devotee);
  return {
    name: devotee.name,
    contact: contactOf(devotee),
    family: {
      mailed: devotee.email !== null,
      version,
      wantsReminders,
      relatives: await listRelatives(services, devotee),
      occasions: await listOccasions(services, devotee.personId),
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const devotee = await requireDevotee(services, request);
  const { version, ...typed } = await readFormText(request, ['version', ...familyFields]);
  const outcome = await saveFamily(services, devotee, typed, Number(version));
  if (outcome.ok) throw redirect(`${href('/profile')}?saved=family`);
  return outcome.code === 'invalid'
    ? data({ problems: outcome.problems, typed }, { status: 422 })
    : data({ problems: wholeForm(outcome.code), typed }, { status: 409 });
}

export function meta({ matches }: Route.MetaArgs) {
  return ownMeta(matches, m.pageTitle);
}

export default function FamilyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, contact, family } = loaderData;
  return (
    <section className="section wrap own-pages">
      <AccountHead here="/profile" title={name} lead={contact} />
      <FamilyForm family={family} refused={actionData} />
    </section>
  );
}
