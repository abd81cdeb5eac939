import { data, Form, redirect, useNavigation } from 'react-router';
import { asProblems, fieldErrors } from '#admin/forms/field-errors.ts';
import { ProofField } from '#admin/forms/proof-field.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { shortMoment } from '#admin/words/moment-words.ts';
import { readVersion } from '#core/fields/version.ts';
import { isFreshlyProven } from '#core/people/fresh-proof.ts';
import { isDonationsAccount } from '#core/settings/donations-account.ts';
import { proveAgain } from '#server/auth/prove-again.ts';
import { does, forStaff, type StaffCall, type StaffForm, staffAction } from '#server/auth/staff-route.ts';
import { findVersioned } from '#server/versions/find-versioned.ts';
import { putBack, viewPutBack } from '#server/versions/put-back.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/version.route';
import { neededForVersions } from './needed-for-versions.ts';
import { settingHref } from './setting-href.ts';
import { VersionChanges } from './version-changes.tsx';

/** A former version beside the current one, before it is restored. */
export const loader = forStaff(
  neededForVersions,
  async ({ services, staff, params }: StaffCall<Route.LoaderArgs>) => {
    const thing = findVersioned(services, params);
    const view = thing && (await viewPutBack(services, thing, params.version));
    if (!view) throw new Response(null, { status: 404 });
    const { former, version, changes, read } = view;
    return {
      crumb: `${thing.title}: put back`,
      title: thing.title,
      page: thing.page,
      at: former.at,
      by: former.by,
      version,
      changes,
      // What today's rules refuse, in words; the fields are not on this page.
      refused: read.ok ? [] : fieldErrors({ problems: read.problems, typed: {} }, {}, thing.labels).summary,
      warnsOwners: isDonationsAccount(thing.key),
      asksProof: isDonationsAccount(thing.key) && !isFreshlyProven(staff, services.clock()),
    };
  },
);

type VersionForm = StaffForm<Route.ActionArgs>;

export const action = staffAction(
  does(neededForVersions, async ({ services, staff, params, text }: VersionForm) => {
    const thing = findVersioned(services, params);
    if (!thing) throw new Response(null, { status: 404 });
    const input = { id: params.version, version: readVersion(text('version')) };
    if (!isDonationsAccount(thing.key)) return putBack(services, staff, thing, input);
    const proven = await proveAgain(services, staff, text('proof'));
    return proven.ok ? putBack(services, proven.value, thing, input) : { ...proven, proof: true };
  }),
  ({ services, params }: VersionForm, outcome) => {
    if (outcome.ok) {
      const saved = outcome.value === 'asked' ? 'asked' : 'put-back';
      throw redirect(`${settingHref(findVersioned(services, params)?.page ?? '')}?saved=${saved}`);
    }
    if ('proof' in outcome) return data({ codes: [], proof: outcome.code }, { status: 422 });
    if (outcome.code === 'version-unknown') throw new Response(null, { status: 404 });
    const status = outcome.code === 'saved-meanwhile' ? 409 : 422;
    // Problems of the version itself are shown by the page anyway.
    const codes = asProblems(outcome).filter(({ field }) => field === '' && outcome.code !== 'invalid');
    return data({ codes: codes.map(({ code }) => code), proof: null }, { status });
  },
);

export default function FormerVersion({ loaderData, actionData }: Route.ComponentProps) {
  const { title, page, at, by, version, changes, refused, warnsOwners, asksProof } = loaderData;
  const sending = useNavigation().state === 'submitting';
  const mayPutBack = refused.length === 0 && changes.length > 0;
  const when = at ? `as it stood from ${shortMoment(at)}` : 'as it was before the first change';
  return (
    <div className="admin-stack">
      <ScreenHead
        title={<>{title}: put back</>}
        note={
          <>
            {title}, {when}
            {at && `, saved by ${by ?? 'somebody who left'}`}.
          </>
        }
      />
      {actionData?.codes.map((code) => (
        <Notice key={code} tone="bad">
          {code === 'saved-meanwhile' ? meanwhile : adminMessageFor(code)}
        </Notice>
      ))}
      {refused.length > 0 && (
        <Notice tone="bad">
          <b>This version can not be saved as it is: today’s form asks for more.</b> Copy what you need of it
          into the form instead.
          <ul className="list-disc pl-5 mt-2">
            {refused.map(({ field, message }) => (
              <li key={`${field} ${message}`}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Panel
        aria-labelledby="changes"
        title={mayPutBack ? 'What changes when you put it back' : 'What differs from today'}
      >
        {changes.length === 0 ? (
          <p className="muted">Nothing: this is what stands now.</p>
        ) : (
          <>
            <p className="sm muted mb-4">
              Struck through is what stands now; beneath it what takes its place.
            </p>
            <VersionChanges changes={changes} />
          </>
        )}
        {mayPutBack && warnsOwners && (
          <p className="mt-4">
            Gifts by transfer go where it says, once another owner has approved it. Every owner gets a letter
            about it.
          </p>
        )}
        <Form method="post" noValidate className="row wrapx mt-6">
          <input type="hidden" name="version" value={version} />
          {mayPutBack && asksProof && (
            <div className="w-full">
              <ProofField error={actionData?.proof ? adminMessageFor(actionData.proof) : null} />
            </div>
          )}
          {mayPutBack && <Button busy={sending && 'Putting back…'}>Put this version back</Button>}
          <ButtonLink to={`${settingHref(page)}/history`} look="quiet">
            Back to the history
          </ButtonLink>
        </Form>
      </Panel>
    </div>
  );
}

const meanwhile =
  'Somebody else changed this meanwhile. What putting back would change is shown anew: look once more, then decide.';
