import { useRef } from 'react';
import { Form } from 'react-router';
import type { VolunteerState } from '#core/roster/shift.ts';
import { fullName } from '#messages/forms.ts';
import * as m from '#messages/shift.ts';
import type { OwnShift } from '#server/roster/shift-queries.ts';
import { useRefusalFocus } from '#site/forms/use-refusal-focus.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';

export type ShownShift = Pick<
  OwnShift,
  'insteadOf' | 'duty' | 'place' | 'location' | 'note' | 'isFull' | 'isPlaceGone'
> & {
  state: VolunteerState | 'over' | 'cancelled';
  event: string;
  day: string;
  hours: string;
  phone: string;
  saved: boolean;
  /** Who was asked to come instead; the link where only the volunteer can send it. */
  asked: { name: string; link: string | null } | null;
};

type ShiftPageProps = {
  shift: ShownShift;
  refused: { intent: string; name: string; way: string; code: keyof typeof m.refusals } | undefined;
};

/** When and where one helps, and the two answers. */
export function ShiftPage({ shift, refused }: ShiftPageProps) {
  const { state, insteadOf, saved, phone, isFull, isPlaceGone } = shift;
  const mayAnswer = state === 'invited' || state === 'accepted' || state === 'declined';
  const mayCome = insteadOf === null ? !isFull : !isPlaceGone;
  return (
    <div className="wrap section grid gap-6 justify-items-start">
      <div className="grid gap-3">
        <h1 className="text-h2">{m.titles[state]}</h1>
        <p className="lead">{m.leads[state]}</p>
      </div>
      {refused && refused.intent !== 'ask' && <Notice tone="bad">{m.refusals[refused.code]}</Notice>}
      {saved && !refused && <Notice tone="good">{m.saved}</Notice>}
      {insteadOf && state === 'invited' && <p>{m.insteadOf(insteadOf)}</p>}
      <ShiftFacts shift={shift} />
      {mayAnswer && (
        <Form method="post" className="row wrapx">
          {state !== 'accepted' && mayCome && (
            <Button type="submit" name="intent" value="yes" size="lg">
              {m.yes}
            </Button>
          )}
          {state !== 'declined' && (
            <Button type="submit" name="intent" value="no" look="outline" size="lg">
              {state === 'accepted' ? m.cannotAfterAll : m.no}
            </Button>
          )}
        </Form>
      )}
      {mayAnswer && state !== 'accepted' && !mayCome && (
        <p>{m.refusals[isPlaceGone ? 'roster-over' : 'roster-full']}</p>
      )}
      {state === 'accepted' && (
        <Substitute shift={shift} refused={refused?.intent === 'ask' ? refused : undefined} />
      )}
      <p className="muted">
        <Sentence
          text={m.callUs(phone)}
          parts={{
            phone: (number) => (
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="underline">
                {number}
              </a>
            ),
          }}
        />
      </p>
    </div>
  );
}

function ShiftFacts({ shift }: { shift: ShownShift }) {
  const { event, duty, day, hours, place, location, note } = shift;
  const facts = [
    [m.event, event],
    [m.duty, duty],
    [m.day, day],
    [m.hours, hours],
    [m.where, [place, location].filter(Boolean).join(', ')],
    [m.good, note],
  ];
  return (
    <dl className="panel grid gap-3">
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt className="sm muted">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Somebody else may come: asked one at a time. */
function Substitute({ shift: { asked }, refused }: ShiftPageProps) {
  const own = useRef<HTMLFormElement>(null);
  useRefusalFocus(own, refused ?? null);
  if (asked) {
    return (
      <section className="grid gap-3">
        <h2 className="text-h4">{m.somebodyElse}</h2>
        <p>{m.asked(asked.name)}</p>
        {asked.link && (
          <label className="field">
            <span className="lbl">{m.sendThem}</span>
            <input className="input" readOnly value={asked.link} />
          </label>
        )}
      </section>
    );
  }
  const error = refused ? m.refusals[refused.code] : null;
  return (
    <details open={refused !== undefined} className="grid gap-3">
      <summary className="fold-link">{m.somebodyElse}</summary>
      <Form ref={own} method="post" noValidate className="grid gap-4 mt-4">
        <p>{m.somebodyElseLead}</p>
        <TextInput name="name" label={fullName} defaultValue={refused?.name} autoComplete="off" />
        <TextInput
          name="way"
          label={m.theirWay}
          defaultValue={refused?.way}
          autoComplete="off"
          autoFocus={error !== null}
          error={error}
        />
        <div>
          <Button type="submit" name="intent" value="ask" look="outline">
            {m.ask}
          </Button>
        </div>
      </Form>
    </details>
  );
}
