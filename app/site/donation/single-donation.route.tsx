import { data, redirect } from 'react-router';
import { registrationLine } from '#core/donations/registrations.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/cause.ts';
import { findCause, listCauses } from '#server/donations/cause-queries.ts';
import { listLegalEntities } from '#server/donations/legal-entity-queries.ts';
import { listDonationOutcomes } from '#server/donations/outcome-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { findPictureCredit, findPictureWords } from '#server/media/media-queries.ts';
import { cleanRichText } from '#server/rich-text/rich-text.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings, listUnsetSettings } from '#server/settings/settings-queries.ts';
import { readForm } from '#server/web-request/form-text.ts';
import { pageMeta } from '#site/frame/page-meta.ts';
import { UnknownPage } from '#site/frame/unknown-page.tsx';
import { causeView } from '#site/giving/cause-view.ts';
import type { DonationReply } from '#site/giving/donation-form.tsx';
import { answerDonationForm, readDonationForm } from '#site/giving/donation-form-fields.ts';
import { donationMessage } from '#site/giving/donation-words.ts';
import { href, plainHref } from '#ui/href.ts';
import type { Route } from './+types/single-donation.route.ts';
import { CauseDetail } from './cause-detail.tsx';
import { relatedCauses } from './related-causes.ts';

export const handle = { publicPage: { seconds: 60 } } satisfies PublicRoute;

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const causes = await listCauses(services);
  const cause = causes.find(({ id }) => id === params.id);
  if (!cause) return data(null, { status: 404 });
  const today = templeDay(services.clock());
  const [words, entities, { csr }, unset, outcomes] = await Promise.all([
    findPictureWords(services, cause.image),
    listLegalEntities(services),
    getTempleSettings(services),
    listUnsetSettings(services),
    listDonationOutcomes(services, [cause.category], 3),
  ]);
  // The demo's number is nobody's.
  const byCompanies = cause.csrEligible && !unset.includes('csr') ? csr.registration : null;
  const receiver = entities.find(({ id }) => id === cause.legalEntityId) ?? null;
  const views = causes.map((one) => causeView(one, today));
  return {
    cause: causeView(cause, today),
    words,
    credit: await findPictureCredit(services, cause.image),
    description: cleanRichText(cause.description),
    textLang: cause.textLang,
    outcomes,
    registered: registrationLine(receiver, byCompanies),
    related: relatedCauses(views, cause.id),
    publicUrl: services.config.publicUrl,
  };
}

/** 'donate' redirects to the checkout with the line in its address; 'add' answers with the line. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const typed = { ...readDonationForm(form), cause: params.id };
  const answer = answerDonationForm(await findCause(services, params.id), typed, templeDay(services.clock()));
  if (!answer.ok) {
    const refused: DonationReply = {
      kind: 'refused',
      field: answer.field,
      message: donationMessage(answer.code),
      typed,
    };
    return data(refused, { status: answer.code === 'cause-unknown' ? 404 : 422 });
  }
  if (form.get('intent') !== 'add') throw redirect(answer.checkout, 303);
  const added: DonationReply = { kind: 'added', line: answer.cartLine, quantity: answer.quantity };
  return data(added);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: ({ full }) => m.donatePage(loaderData.cause.title, full),
        description: loaderData.cause.summary,
        picture: loaderData.cause.image,
        url: `${loaderData.publicUrl}${plainHref('/donation/single-donation/:id', { id: loaderData.cause.id })}`,
      })
    : [{ title: m.notFound }, { name: 'robots', content: 'noindex' }];

export default function SingleDonation({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData)
    return (
      <UnknownPage title={m.notFound} ways={[{ to: href('/donation'), words: m.seeAllCauses }]}>
        {m.renamedOrGone}
      </UnknownPage>
    );
  return <CauseDetail key={loaderData.cause.id} {...loaderData} answer={actionData} />;
}
