import { data, redirect } from 'react-router';
import { contactOf } from '#core/people/viewer.ts';
import * as m from '#messages/profile.ts';
import { requireDevotee } from '#server/auth/viewer.ts';
import { findPhotoAddress } from '#server/people/photo-queries.ts';
import { removePhoto } from '#server/people/remove-photo.ts';
import { savePhoto } from '#server/people/save-photo.ts';
import { servicesContext } from '#server/services.ts';
import { readForm } from '#server/web-request/form-text.ts';
import { AccountHead } from '#site/account/account-head.tsx';
import { ownMeta } from '#site/frame/page-meta.ts';
import { href } from '#ui/href.ts';
import type { Route } from './+types/photo.route';
import { PhotoForm } from './photo-form.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const devotee = await requireDevotee(services, request);
  const { name, personId } = devotee;
  return { name, contact: contactOf(devotee), photo: await findPhotoAddress(services, personId) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const devotee = await requireDevotee(services, request);
  const form = await readForm(request);
  if (form.get('intent') === 'remove') {
    await removePhoto(services, devotee);
    throw redirect(`${href('/profile')}?saved=photo`);
  }
  const file = form.get('photo');
  const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
  const outcome = await savePhoto(services, devotee, bytes);
  if (outcome.ok) throw redirect(`${href('/profile')}?saved=photo`);
  return data({ refused: outcome.code }, { status: 422 });
}

export function meta({ matches }: Route.MetaArgs) {
  return ownMeta(matches, m.myPhoto);
}

export default function PhotoPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, contact, photo } = loaderData;
  return (
    <section className="section wrap own-pages">
      <AccountHead here="/profile" title={name} lead={contact} />
      <PhotoForm photo={photo} answer={actionData} />
    </section>
  );
}
