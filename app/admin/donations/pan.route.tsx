import { data, Form, Link } from 'react-router';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import * as m from '#messages/admin/donations.ts';
import { forStaff, on, type StaffCall, type StaffForm, staffAction } from '#server/auth/staff-route.ts';
import { findDonation } from '#server/donations/donation-detail-queries.ts';
import { revealPan } from '#server/donations/reveal-pan.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/pan.route';

/**
 * A donor's full PAN: only for a reason, which is recorded; it is shown in the answer to the form
 * and nowhere else.
 */
export const loader = forStaff('pan.read', async ({ params, services }: StaffCall<Route.LoaderArgs>) => {
  const donation = await findDonation(services, params.id);
  if (!donation?.panMasked) throw new Response(null, { status: 404 });
  return { donationId: donation.id, masked: donation.panMasked };
});

export const action = staffAction(
  on(revealPan, ({ params, text }: StaffForm<Route.ActionArgs>) => [params.id, text('reason')]),
  ({ text }, shown) => {
    const reason = text('reason');
    if (shown.ok) return data({ pan: shown.value, code: null, reason });
    return data({ pan: null, code: shown.code, reason }, { status: 422 });
  },
);

export const handle = { crumb: m.pan } satisfies AdminHandle;

export default function PanScreen({ loaderData: { donationId, masked }, actionData }: Route.ComponentProps) {
  return (
    <div className="admin-stack">
      <ScreenHead title={m.panOfDonor} />
      <section className="panel admin-form">
        {actionData?.pan ? (
          <>
            <p className="admin-pan num">{actionData.pan}</p>
            <Notice tone="good">{m.lookNoted}</Notice>
          </>
        ) : (
          <>
            <p className="admin-pan num">{masked}</p>
            <Form method="post" noValidate className="admin-form">
              <TextArea
                name="reason"
                label={m.whyInFull}
                rows={2}
                maxLength={300}
                hint={m.panReasonHint}
                defaultValue={actionData?.reason}
                error={actionData?.code && adminMessageFor(actionData.code)}
              />
              <div>
                <Button look="strong" size="sm">
                  {m.showIt}
                </Button>
              </div>
            </Form>
          </>
        )}
        <Link
          to={href('/admin-dashboard/donation/single-donation/:id', { id: donationId })}
          className="btn btn-quiet justify-self-start"
        >
          <span>{m.backToGift}</span>
        </Link>
      </section>
    </div>
  );
}
