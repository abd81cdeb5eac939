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
import * as m from '#messages/admin/settings.ts';
import { proveAgain } from '#server/auth/prove-again.ts';
import { does, forStaff, type StaffCall, type StaffForm, staffAction } from '#server/auth/staff-route.ts';
import { findVersioned } from '#server/versions/find-versioned.ts';
import { putBack, viewPutBack } from '#server/versions/put-back.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';
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
      crumb: m.putBackTitle(thing.title),
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
  return (
    <div className="admin-stack">
      <ScreenHead
        title={m.putBackTitle(title)}
        note={at ? m.versionFrom(title, shortMoment(at), by ?? m.whoLeft) : m.versionFirst(title)}
      />
      {actionData?.codes.map((code) => (
        <Notice key={code} tone="bad">
          {code === 'saved-meanwhile' ? meanwhile : adminMessageFor(code)}
        </Notice>
      ))}
      {refused.length > 0 && (
        <Notice tone="bad">
          <Sentence text={m.cannotSave} parts={{ b: (words) => <b>{words}</b> }} />
          <ul className="list-disc pl-5 mt-2">
            {refused.map(({ field, message }) => (
              <li key={`${field} ${message}`}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Panel aria-labelledby="changes" title={mayPutBack ? m.whatChanges : m.whatDiffers}>
        {changes.length === 0 ? (
          <p className="muted">{m.nothingDiffers}</p>
        ) : (
          <>
            <p className="sm muted mb-4">{m.struckThrough}</p>
            <VersionChanges changes={changes} />
          </>
        )}
        {mayPutBack && warnsOwners && <p className="mt-4">{m.accountWarning}</p>}
        <Form method="post" noValidate className="row wrapx mt-6">
          <input type="hidden" name="version" value={version} />
          {mayPutBack && asksProof && (
            <div className="w-full">
              <ProofField error={actionData?.proof ? adminMessageFor(actionData.proof) : null} />
            </div>
          )}
          {mayPutBack && <Button busy={sending && m.puttingBack}>{m.putBack}</Button>}
          <ButtonLink to={`${settingHref(page)}/history`} look="quiet">
            {m.backToHistory}
          </ButtonLink>
        </Form>
      </Panel>
    </div>
  );
}

const meanwhile = m.changedMeanwhile;
