import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { takesNobody } from '#core/content/temple-class.ts';
import { requestMessageFor } from '#core/requests/request-messages.ts';
import * as m from '#messages/classes.ts';
import { language } from '#messages/language.ts';
import { inEnglishSoFar } from '#messages/reading.ts';
import { HeldNotice } from '#site/checkout-parts/held-notice.tsx';
import type { Refused } from '#site/forms/form-state.ts';
import { RequestForm } from '#site/forms/request-form.tsx';
import { SenderFields } from '#site/forms/sender-fields.tsx';
import { SentNotice, type SentRequest } from '#site/forms/sent-notice.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { Picture } from '#ui/picture.tsx';
import { ClassFacts, SeatChip } from './class-parts.tsx';
import type { ClassView } from './class-words.ts';
import './classes.css';

type SingleClassPageProps = {
  shown: ClassView;
  /** What its picture shows. */
  pictureWords: string;
  sent: SentRequest | null;
  refused: Refused | undefined;
};

/** One class: what it is, and the form that enrols in it. */
export function SingleClassPage({ shown, pictureWords, sent, refused }: SingleClassPageProps) {
  const full = shown.state.endsWith('full');
  const over = takesNobody(shown.state);
  return (
    <div className="wrap single-class">
      <header>
        <Breadcrumbs trail={[{ to: href('/classes'), label: m.classes }]} here={shown.title} />
        <h1>{shown.title}</h1>
        <SeatChip state={shown.state}>{shown.seats}</SeatChip>
        {language !== 'en' && shown.textLang && (
          <p className="sm muted" lang={language}>
            {inEnglishSoFar}
          </p>
        )}
        <p className="lead" lang={shown.textLang}>
          {shown.description}
        </p>
        {!over && <ButtonLink to="#enrol">{full ? m.joinWaitingList : m.enrol}</ButtonLink>}
      </header>
      <div className="request-lay">
        <div className="panel" id="enrol">
          <h2 className="text-h3">{full ? m.joinWaitingList : m.enrol}</h2>
          {sent && <SentNotice sent={sent} />}
          {over ? <NobodyNow shown={shown} /> : <EnrolmentForm shown={shown} full={full} refused={refused} />}
        </div>
        <aside className="request-aside" aria-label={m.atAGlance}>
          <Picture name={shown.image} alt={pictureWords} className="class-picture" eager />
          <ClassFacts facts={shown.facts} />
          {!over && (
            <ButtonLink
              to={href('/classes/:id/class.ics', { id: shown.id })}
              reloadDocument
              look="outline"
              size="sm"
              icon={<Icon of={CalendarPlus} />}
            >
              {m.addToCalendar}
            </ButtonLink>
          )}
        </aside>
      </div>
    </div>
  );
}

/** Why nobody can enrol. */
function NobodyNow({ shown: { state, calledOffWords } }: Pick<SingleClassPageProps, 'shown'>) {
  return (
    <Notice>
      {state === 'ended' ? m.courseOver : m.doesNotTakePlace}
      {state === 'called-off' && calledOffWords && <span className="block">{calledOffWords}</span>}
    </Notice>
  );
}

/** When the fee is paid, where there is one. */
function feeNote({ paidNow }: ClassView, full: boolean): string {
  if (paidNow === null) return m.feeAtFirstLesson;
  return full ? m.feeWhenSeatIsFree(paidNow) : m.feeNow(paidNow);
}

type EnrolmentFormProps = { shown: ClassView; full: boolean; refused: Refused | undefined };

function EnrolmentForm({ shown, full, refused }: EnrolmentFormProps) {
  const paidNow = full ? null : shown.paidNow;
  return (
    <RequestForm
      action={plainHref('/classes/:id', { id: shown.id })}
      label={m.enrolmentIn(shown.title)}
      refused={refused}
      sentenceFor={requestMessageFor}
      submit={full ? m.putMeOnList : paidNow ? m.goOnToPay(paidNow) : m.enrol}
      held={<HeldNotice held={refused?.held} />}
      note={feeNote(shown, full)}
    >
      {(field) => (
        <>
          <div className="pair">
            <SenderFields field={field} emailOptional nameLabel={m.studentName} />
            <TextInput
              {...field('age')}
              label={m.age}
              inputMode="numeric"
              autoComplete="off"
              hint={shown.ageMin > 0 ? m.fromYears(shown.ageMin) : undefined}
            />
          </div>
          <fieldset className="guardian">
            <legend>{m.under18}</legend>
            <TextInput
              {...field('guardian')}
              label={m.guardian}
              optional
              autoComplete="off"
              hint={m.contactIsYours}
            />
            <Checkbox
              name="guardianConsent"
              defaultChecked={field('guardianConsent').defaultValue === 'on'}
              error={field('guardianConsent').error}
            >
              {m.guardianConsent}
            </Checkbox>
          </fieldset>
        </>
      )}
    </RequestForm>
  );
}
