import { data, Link, redirect } from 'react-router';
import { asProblems } from '#admin/forms/field-errors.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { rupeesText } from '#core/money/paise.ts';
import { payLinkFields } from '#core/pay-links/pay-link.ts';
import { needsNewKey } from '#core/purchases/intent-key.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/pay-links.ts';
import { forStaff, on, staffAction } from '#server/auth/staff-route.ts';
import { loadCauses } from '#server/donations/cause-queries.ts';
import { openCauses } from '#server/donations/simple-choices.ts';
import { createPayLink } from '#server/pay-links/create-pay-link.ts';
import { findPayLink } from '#server/pay-links/pay-link-queries.ts';
import { listLanguageChoices } from '#server/settings/language-choices.ts';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { Route } from './+types/new-pay-link.route';
import { PayLinkForm } from './pay-link-form.tsx';

/** `?like=`: the answers of an earlier link, such as one that has run out. */
export const loader = forStaff('donations.record', async ({ url, services }) => {
  const causes = await loadCauses(services, null, { raised: false });
  const open = openCauses(causes, templeDay(services.clock()));
  const like = await findPayLink(services, url.searchParams.get('like') ?? '');
  const { languages, language } = await listLanguageChoices(services);
  const current: Record<string, string> = like
    ? {
        ...{ amount: rupeesText(like.amount), causeId: like.causeId, language: like.language },
        ...{ name: like.name, phone: like.phone, email: like.email ?? '' },
      }
    : { causeId: open[0]?.id ?? '', language };
  return {
    current: { ...current, intentKey: services.ids('office') },
    causes: open.map(({ id, title }) => ({ value: id, label: title })),
    languages,
  };
});

export const action = staffAction(
  on(createPayLink, ({ texts }) => [texts(payLinkFields)]),
  ({ services, texts }, made) => {
    if (made.ok) {
      throw redirect(`${href('/admin-dashboard/donation/links/:id', { id: made.value.id })}?done=made`);
    }
    const typed = texts(payLinkFields);
    const problems = asProblems(made);
    if (needsNewKey(problems)) typed.intentKey = services.ids('office');
    return data({ problems, typed }, { status: 422 });
  },
);

export const handle = { crumb: m.newLink } satisfies AdminHandle;

export default function NewPayLink({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="admin-stack">
      <ScreenHead title={m.linkFor} note={m.linkForNote} />
      {loaderData.causes.length === 0 ? (
        <Notice tone="wait">
          <Sentence
            text={m.noCause}
            parts={{
              causes: (words) => <Link to={href('/admin-dashboard/donation/causes')}>{words}</Link>,
            }}
          />
        </Notice>
      ) : (
        <PayLinkForm {...loaderData} refused={actionData} />
      )}
    </div>
  );
}
