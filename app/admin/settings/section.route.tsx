import { data, redirect } from 'react-router';
import { DoneNotice } from '#admin/forms/done-notice.tsx';
import { asProblems, fieldErrors } from '#admin/forms/field-errors.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { MediaPicker } from '#admin/media-picker/media-picker.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { isNone } from '#core/content/temple-settings.ts';
import { fieldLabels, inputNames } from '#core/edited-fields/field-spec.ts';
import { readVersion } from '#core/fields/version.ts';
import { isFreshlyProven } from '#core/people/fresh-proof.ts';
import { mayDo } from '#core/people/roles.ts';
import { invalidField } from '#core/result.ts';
import { isDonationsAccount } from '#core/settings/donations-account.ts';
import { findSection, permissionOf } from '#core/settings/find-section.ts';
import { readSetting } from '#core/settings/read-setting.ts';
import * as m from '#messages/admin/settings.ts';
import { proveAgain } from '#server/auth/prove-again.ts';
import { does, forStaff, type StaffCall, type StaffForm, staffAction } from '#server/auth/staff-route.ts';
import { listPictureChoices } from '#server/media/media-queries.ts';
import { anyAmountUpiQr } from '#server/qr/upi-qr.ts';
import { saveSetting } from '#server/settings/save-setting.ts';
import { findSetting, getTempleSettings } from '#server/settings/settings-queries.ts';
import type { AnySettingInput } from '#server/settings/write-setting.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/section.route';
import { HistoryLink } from './history-link.tsx';
import { savedWords } from './saved-words.ts';
import { SectionForm } from './section-form.tsx';

/** One part of the settings. */
export const loader = forStaff(
  ({ params }: StaffCall<Route.LoaderArgs>) => permissionOf(params.section),
  async ({ request, services, staff, params }: StaffCall<Route.LoaderArgs>) => {
    const section = sectionOf(params);
    const { value, version } = await findSetting(services.db, section.key);
    // The preview of a search result fills in what English readers read.
    const { identity } = await getTempleSettings(services, 'en');
    const upi = section.key === 'upi' ? (value as { id: string; payee: string }) : null;
    return {
      crumb: section.title,
      section,
      value: value as unknown,
      version,
      qr: upi?.id ? await anyAmountUpiQr({ id: upi.id, name: upi.payee }) : null,
      unset: section.none !== undefined && isNone(value as Record<string, string>),
      choices: section.fields.some(({ type }) => type === 'picture')
        ? await listPictureChoices(services)
        : [],
      searched: section.fields.some(({ found }) => found)
        ? { identity, site: new URL(services.config.publicUrl).host }
        : null,
      mayUpload: mayDo(staff.roles, 'media.add'),
      // The account for donations by transfer, in a session whose last proof is too old.
      asksProof: isDonationsAccount(section.key) && !isFreshlyProven(staff, services.clock()),
      saved: new URL(request.url).searchParams.get('saved'),
    };
  },
);

type SectionSent = StaffForm<Route.ActionArgs>;

export const action = staffAction(
  does(
    ({ params }: SectionSent) => permissionOf(params.section),
    async ({ services, staff, params, text, texts }: SectionSent) => {
      const section = sectionOf(params);
      const current = await findSetting(services.db, section.key);
      const read = readSetting(section, current.value, texts(inputNames(section.fields)));
      if (!read.ok) return read;
      const version = readVersion(text('version'));
      const input = { key: section.key, value: read.value, version } as AnySettingInput;
      if (!isDonationsAccount(section.key)) return saveSetting(services, staff, input);
      const proven = await proveAgain(services, staff, text('proof'));
      return proven.ok ? saveSetting(services, proven.value, input) : invalidField('proof', proven.code);
    },
  ),
  async ({ services, params, text, texts }: SectionSent, outcome) => {
    const { key, fields } = sectionOf(params);
    if (outcome.ok) {
      const saved = outcome.value === 'asked' ? 'asked' : '1';
      throw redirect(`${href('/admin-dashboard/settings/:section', { section: key })}?saved=${saved}`);
    }
    const refused = { problems: asProblems(outcome), typed: texts(inputNames(fields)) };
    if (outcome.code !== 'saved-meanwhile') {
      const status = outcome.code === 'invalid' ? 422 : 409;
      return data({ refused, version: readVersion(text('version')) }, { status });
    }
    // The form continues from the current version: saving once more is a decision.
    const now = await findSetting(services.db, key);
    return data({ refused, version: now.version, now: now.value }, { status: 409 });
  },
);

function sectionOf({ section }: { section: string }) {
  const found = findSection(section);
  if (!found) throw new Response(null, { status: 404 });
  return found;
}

export default function SettingsSection({ loaderData, actionData }: Route.ComponentProps) {
  const { section, value, version, qr, choices, searched, mayUpload, saved } = loaderData;
  const now = actionData && 'now' in actionData ? actionData.now : undefined;
  return (
    <div className="admin-stack">
      <ScreenHead title={section.title} note={section.note}>
        <div className="row wrapx">
          {section.page && (
            <ButtonLink to={section.page} newTab look="quiet" size="sm">
              {m.openPage}
            </ButtonLink>
          )}
          <HistoryLink of={section.key} />
        </div>
      </ScreenHead>
      {!actionData && <DoneNotice done={saved} words={savedWords} />}
      {now !== undefined && <Notice tone="wait">{adminMessageFor('saved-meanwhile')}</Notice>}
      <MediaPicker mayUpload={mayUpload}>
        {loaderData.unset && section.none && <Notice tone="info">{section.none.said}</Notice>}
        <section className="panel">
          {section.help && <p className="hint mb-5">{section.help}</p>}
          {section.none && <p className="muted mb-4">{section.none.how}</p>}
          <SectionForm
            key={`${section.key} ${version}`}
            section={section}
            value={value}
            now={now}
            version={actionData?.version ?? version}
            choices={choices}
            searched={searched}
            asksProof={loaderData.asksProof}
            typed={actionData?.refused.typed}
            state={fieldErrors(
              now === undefined ? actionData?.refused : undefined,
              {},
              fieldLabels(section.fields),
            )}
          />
        </section>
      </MediaPicker>
      {qr && (
        <Panel title={m.qrOfUpi}>
          <div
            className="admin-qr"
            role="img"
            aria-label={m.qrOfUpi}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server drew it
            dangerouslySetInnerHTML={{ __html: qr }}
          />
        </Panel>
      )}
    </div>
  );
}
