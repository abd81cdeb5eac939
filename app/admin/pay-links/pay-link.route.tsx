import { data, Form, Link, redirect, useNavigation } from 'react-router';
import { ConfirmAction } from '#admin/forms/confirm-action.tsx';
import { DoneNotice } from '#admin/forms/done-notice.tsx';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { Fact } from '#admin/records/fact.tsx';
import { SendPanel } from '#admin/records/send-panel.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { shortMoment } from '#admin/words/moment-words.ts';
import { languages } from '#core/language/languages.ts';
import { formatRupees } from '#core/money/paise.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as forms from '#messages/admin/forms.ts';
import * as m from '#messages/admin/pay-links.ts';
import { forStaff, on, type StaffCall, type StaffForm, staffActions } from '#server/auth/staff-route.ts';
import { mailPayLink } from '#server/pay-links/mail-pay-link.ts';
import { findPayLink } from '#server/pay-links/pay-link-queries.ts';
import { getPayLinkWords } from '#server/pay-links/pay-link-words.ts';
import { withdrawPayLink } from '#server/pay-links/withdraw-pay-link.ts';
import { drawQr } from '#server/qr/upi-qr.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/pay-link.route';
import { PayLinkBadge } from './pay-link-state.tsx';

/** One link: how to send it, and what became of it. */
export const loader = forStaff(
  'donations.record',
  async ({ url, params, services }: StaffCall<Route.LoaderArgs>) => {
    const link = await findPayLink(services, params.id);
    if (!link) throw new Response(null, { status: 404 });
    const words = await getPayLinkWords(services, link);
    return { link, words, svg: await drawQr(words.url), done: url.searchParams.get('done') };
  },
);

type LinkForm = StaffForm<Route.ActionArgs>;

export const action = staffActions(
  {
    mail: on(mailPayLink, ({ params }: LinkForm) => [params.id]),
    withdraw: on(withdrawPayLink, ({ params }: LinkForm) => [params.id]),
  },
  ({ params, intent }: LinkForm, outcome) => {
    if (outcome.ok) {
      throw redirect(`${href('/admin-dashboard/donation/links/:id', { id: params.id })}?done=${intent}`);
    }
    return data({ code: outcome.code }, { status: 409 });
  },
);

export { lookAgain as shouldRevalidate } from '#admin/forms/look-again.ts';

export const handle = { crumb: m.theLink } satisfies AdminHandle;

export default function PayLinkScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { link, words, svg, done } = loaderData;
  const withdrawing = useNavigation().formData?.get('intent') === 'withdraw';
  const { id, state } = link;
  const isOpen = state === 'waiting' || state === 'begun';
  return (
    <div className="admin-stack">
      <ScreenHead title={`${formatRupees(link.amount)}, ${link.name}`}>
        <PayLinkBadge state={state} />
      </ScreenHead>
      {actionData ? (
        <Notice tone="bad">{adminMessageFor(actionData.code)}</Notice>
      ) : (
        <DoneNotice done={done} words={m.done} />
      )}
      {isOpen && <SendPanel link={link} words={words} svg={svg} />}
      <Panel aria-labelledby="link-facts" title={m.facts}>
        <dl className="admin-facts">
          <Fact label={m.cause}>{link.causeTitle}</Fact>
          <Fact label={forms.phone} num>
            {link.phone}
          </Fact>
          {link.email !== null && <Fact label={forms.email}>{link.email}</Fact>}
          <Fact label={m.language}>{languages[link.language].name}</Fact>
          <Fact label={m.made} num>
            {shortMoment(link.createdAt)}
          </Fact>
          <Fact label={m.openUntil} num>
            {dayInWords(link.lastDay)}
          </Fact>
          {link.donationId !== null && (
            <Fact label={m.gift}>
              <Link
                to={href('/admin-dashboard/donation/single-donation/:id', { id: link.donationId })}
                className="underline"
              >
                {m.seeGift}
              </Link>
            </Fact>
          )}
        </dl>
        <div className="row wrapx mt-4">
          {isOpen && (
            <ConfirmAction label={m.withdraw} ask={m.withdrawAsk}>
              <Form method="post">
                <Button
                  name="intent"
                  value="withdraw"
                  look="strong"
                  size="sm"
                  busy={withdrawing && m.withdrawing}
                >
                  {m.doWithdraw}
                </Button>
              </Form>
            </ConfirmAction>
          )}
          {!isOpen && (
            <ButtonLink
              to={`${href('/admin-dashboard/donation/links/new')}?like=${id}`}
              look="outline"
              size="sm"
            >
              {m.anotherLink}
            </ButtonLink>
          )}
        </div>
      </Panel>
    </div>
  );
}
