import { data, redirect } from 'react-router';
import { DoneNotice } from '#admin/forms/done-notice.tsx';
import { asProblems, fieldErrors } from '#admin/forms/field-errors.ts';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { readVersion } from '#core/fields/version.ts';
import { isLanguage } from '#core/language/languages.ts';
import { isLetterKey, type LetterKey, letterModel } from '#core/letters/letter-texts.ts';
import { letterFields, readLetterText } from '#core/letters/read-letter-text.ts';
import { isVisitorLetter } from '#core/letters/visitor-letters.ts';
import * as m from '#messages/admin/settings.ts';
import {
  does,
  forStaff,
  on,
  type StaffCall,
  type StaffForm,
  staffActions,
} from '#server/auth/staff-route.ts';
import { findLetterIn, findLetterText } from '#server/letters/letter-text-queries.ts';
import { saveLetterText } from '#server/letters/save-letter-text.ts';
import { sendTestLetter, showLetter } from '#server/letters/show-letter.ts';
import { Badge } from '#ui/badge.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/letter.route';
import { HistoryLink } from './history-link.tsx';
import { LetterForm } from './letter-form.tsx';
import { LetterPreview } from './letter-preview.tsx';
import './settings.css';

/** One letter: its words, and how it looks. */
export const loader = forStaff(
  'settings.write',
  async ({ url, params, services }: StaffCall<Route.LoaderArgs>) => {
    const key = keyOf(params.letter);
    const { title, when, places } = letterModel(key);
    const stored = await findLetterText(services.db, key);
    const translated = isVisitorLetter(key);
    const requested = url.searchParams.get('language');
    const language = translated && isLanguage(requested) ? requested : 'en';
    return {
      crumb: title,
      key,
      title,
      when,
      places: Object.entries(places).map(([name, { says, needed }]) => ({
        name,
        says,
        needed: needed === true,
      })),
      stored,
      shown: await showLetter(services, key, await findLetterIn(services, key, language), language),
      language,
      translated,
      saved: url.searchParams.get('saved'),
    };
  },
);

type LetterSent = StaffForm<Route.ActionArgs>;

const keyOfForm = ({ params }: LetterSent) => keyOf(params.letter);
const sentFields = [...letterFields.map(({ path }) => path), 'intent', 'version'] as const;

export const action = staffActions(
  {
    preview: does('settings.write', (call: LetterSent) => look(call, false)),
    test: does('settings.write', (call: LetterSent) => look(call, true)),
    save: on(saveLetterText, (call: LetterSent) => [
      { key: keyOfForm(call), typed: call.texts(sentFields), version: readVersion(call.text('version')) },
    ]),
    reset: on(saveLetterText, (call: LetterSent) => [
      { key: keyOfForm(call), typed: null, version: readVersion(call.text('version')) },
    ]),
  },
  async (call: LetterSent, outcome) => {
    const [key, typed] = [keyOfForm(call), call.texts(sentFields)];
    const answered = { typed, version: typed.version, now: null, shown: null, done: null };
    if ('shown' in outcome) return data({ ...answered, problems: [], ...outcome });
    if (outcome.ok) {
      const saved = call.intent === 'reset' ? 'default' : 'own';
      throw redirect(`${href('/admin-dashboard/settings/letters/:letter', { letter: key })}?saved=${saved}`);
    }
    const problems = asProblems(outcome);
    if (outcome.code !== 'saved-meanwhile') return data({ ...answered, problems }, { status: 422 });
    const now = await findLetterText(call.services.db, key);
    return data({ ...answered, problems, version: String(now.version), now }, { status: 409 });
  },
);

/** Previews the typed words, and sends a test letter if asked; nothing is stored. */
async function look(call: LetterSent, sends: boolean) {
  const { services, staff } = call;
  const [key, typed] = [keyOfForm(call), call.texts(sentFields)];
  const read = readLetterText(letterModel(key), typed);
  if (!read.ok) return read;
  const sent = sends ? await sendTestLetter(services, staff, key, typed) : null;
  return { shown: await showLetter(services, key, read.value), done: sent?.ok ? staff.email : null };
}

function keyOf(key: string): LetterKey {
  if (!isLetterKey(key)) throw new Response(null, { status: 404 });
  return key;
}

const savedWords: Record<string, string> = {
  'put-back': m.formerWordsAgain,
  own: m.letterSaved,
  default: m.firstWordsAgain,
};

export default function LetterScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { key, title, when, places, stored, saved } = loaderData;
  const now = actionData?.now ?? undefined;
  const shown = actionData?.shown ?? loaderData.shown;
  return (
    <div className="admin-stack">
      <ScreenHead title={title} note={when}>
        <div className="row wrapx">
          <Badge tone={stored.own ? 'good' : undefined}>{stored.own ? m.yourWords : m.asItCame}</Badge>
          <HistoryLink of={`letters/${key}`} />
        </div>
      </ScreenHead>
      {!actionData && <DoneNotice done={saved} words={savedWords} />}
      {actionData?.done && <Notice tone="good">{m.testOnItsWay(actionData.done)}</Notice>}
      {now && <Notice tone="wait">{adminMessageFor('saved-meanwhile')}</Notice>}
      <div className="admin-letter">
        <section className="panel">
          <LetterForm
            key={`${key} ${stored.version}`}
            letter={key}
            current={stored.text}
            own={stored.own}
            now={now?.text}
            version={actionData?.version ?? String(stored.version)}
            places={places}
            state={fieldErrors(
              actionData ? { problems: now ? [] : actionData.problems, typed: actionData.typed } : undefined,
              stored.text,
            )}
          />
        </section>
        <LetterPreview
          shown={shown}
          typed={Boolean(actionData?.shown)}
          letter={key}
          language={actionData?.shown ? 'en' : loaderData.language}
          translated={loaderData.translated}
        />
      </div>
    </div>
  );
}
