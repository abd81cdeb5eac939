import { data, redirect } from 'react-router';
import { adminMessageFor } from '#admin/shared/admin-messages.ts';
import { DoneNotice } from '#admin/shared/done-notice.tsx';
import { asProblems, fieldErrors } from '#admin/shared/field-errors.ts';
import { readVersion } from '#core/fields/version.ts';
import { isLetterKey, type LetterKey, letterModel } from '#core/letters/letter-texts.ts';
import { letterFields, readLetterText } from '#core/letters/read-letter-text.ts';
import type { Staff } from '#core/people/viewer.ts';
import { requireStaff } from '#server/auth/viewer.ts';
import { findLetterText } from '#server/letters/letter-text-queries.ts';
import { saveLetterText } from '#server/letters/save-letter-text.ts';
import { sendTestLetter, showLetter } from '#server/letters/show-letter.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { readFormText } from '#server/web-request/form-text.ts';
import { Badge } from '#ui/badge.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/letter.route';
import { HistoryLink } from './history-link.tsx';
import { LetterForm } from './letter-form.tsx';
import { LetterPreview } from './letter-preview.tsx';
import './settings.css';

/** One letter: its words, and how it looks. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  await requireStaff(services, request, 'settings.write');
  const key = keyOf(params.letter);
  const { title, when, places } = letterModel(key);
  const stored = await findLetterText(services.db, key);
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
    shown: await showLetter(services, key, stored.text),
    saved: new URL(request.url).searchParams.get('saved'),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = await requireStaff(services, request, 'settings.write');
  const key = keyOf(params.letter);
  const typed = await readFormText(request, [...letterFields, 'intent', 'version']);
  if (typed.intent === 'preview' || typed.intent === 'test') return look(services, staff, key, typed);
  const reset = typed.intent === 'reset';
  const version = readVersion(typed.version);
  const outcome = await saveLetterText(services, staff, { key, typed: reset ? null : typed, version });
  if (outcome.ok) {
    throw redirect(`/admin-dashboard/settings/letters/${key}?saved=${reset ? 'default' : 'own'}`);
  }
  const now = outcome.code === 'saved-meanwhile' ? await findLetterText(services.db, key) : null;
  return data(
    {
      problems: asProblems(outcome),
      typed,
      version: String(now?.version ?? typed.version),
      now,
      shown: null,
      done: null,
    },
    { status: now ? 409 : 422 },
  );
}

type Typed = Record<(typeof letterFields)[number] | 'intent' | 'version', string>;

/** Previews the typed words, and sends a test letter if asked; nothing is stored. */
async function look(services: Services, staff: Staff, key: LetterKey, typed: Typed) {
  const read = readLetterText(letterModel(key), typed);
  const same = { typed, version: typed.version, now: null };
  if (!read.ok) return data({ ...same, problems: read.problems, shown: null, done: null }, { status: 422 });
  const sent = typed.intent === 'test' ? await sendTestLetter(services, staff, key, typed) : null;
  const shown = await showLetter(services, key, read.value);
  return data({ ...same, problems: [], shown, done: sent?.ok ? staff.email : null });
}

function keyOf(key: string): LetterKey {
  if (!isLetterKey(key)) throw new Response(null, { status: 404 });
  return key;
}

const savedWords: Record<string, string> = {
  'put-back': 'The former words stand again. The next letter says it so.',
  own: 'Saved. The next letter says it so.',
  default: 'The words that came with the site stand again.',
};

export default function LetterScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { key, title, when, places, stored, saved } = loaderData;
  const now = actionData?.now ?? undefined;
  const shown = actionData?.shown ?? loaderData.shown;
  return (
    <div className="admin-stack">
      <div className="admin-head mb-0">
        <div>
          <h1>{title}</h1>
          <p className="muted">{when}</p>
        </div>
        <div className="row wrapx">
          <Badge tone={stored.own ? 'good' : undefined}>{stored.own ? 'Your words' : 'As it came'}</Badge>
          <HistoryLink of={`letters/${key}`} />
        </div>
      </div>
      {!actionData && <DoneNotice done={saved} words={savedWords} />}
      {actionData?.done && (
        <Notice tone="good">A test is on its way to {actionData.done}. Nothing is saved yet.</Notice>
      )}
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
        <LetterPreview shown={shown} typed={Boolean(actionData?.shown)} />
      </div>
    </div>
  );
}
