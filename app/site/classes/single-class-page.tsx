import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { Refused } from '#site/forms/form-state.ts';
import { RequestForm } from '#site/forms/request-form.tsx';
import { SenderFields } from '#site/forms/sender-fields.tsx';
import { SentNotice, type SentRequest } from '#site/forms/sent-notice.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { Picture } from '#ui/picture.tsx';
import { ClassFacts, SeatChip } from './class-parts.tsx';
import type { ClassView } from './class-words.ts';
import './classes.css';

type SingleClassPageProps = { shown: ClassView; sent: SentRequest | null; refused: Refused | undefined };

/** One class: what it is, and the form that enrols in it. */
export function SingleClassPage({ shown, sent, refused }: SingleClassPageProps) {
  const full = shown.state.endsWith('full');
  return (
    <div className="wrap single-class">
      <header>
        <Breadcrumbs trail={[{ to: href('/classes'), label: 'Classes' }]} here={shown.title} />
        <h1>{shown.title}</h1>
        <SeatChip state={shown.state}>{shown.seats}</SeatChip>
        <p className="lead">{shown.description}</p>
        {shown.state !== 'ended' && (
          <ButtonLink to="#enrol">{full ? 'Join the waiting list' : 'Enrol'}</ButtonLink>
        )}
      </header>
      <div className="request-lay">
        <div className="panel" id="enrol">
          <h2 className="text-h3">{full ? 'Join the waiting list' : 'Enrol'}</h2>
          {sent && <SentNotice sent={sent} />}
          {shown.state === 'ended' ? (
            <Notice>This course is over. Look at the other classes, or ask us when it begins again.</Notice>
          ) : (
            <EnrolmentForm shown={shown} full={full} refused={refused} />
          )}
        </div>
        <aside className="request-aside" aria-label="At a glance">
          <Picture name={shown.image} className="class-picture" eager />
          <ClassFacts facts={shown.facts} />
          {shown.state !== 'ended' && (
            <ButtonLink
              to={href('/classes/:id/class.ics', { id: shown.id })}
              reloadDocument
              look="outline"
              size="sm"
              icon={<Icon of={CalendarPlus} />}
            >
              Add to calendar
            </ButtonLink>
          )}
        </aside>
      </div>
    </div>
  );
}

type EnrolmentFormProps = { shown: ClassView; full: boolean; refused: Refused | undefined };

function EnrolmentForm({ shown, full, refused }: EnrolmentFormProps) {
  return (
    <RequestForm
      action={href('/classes/:id', { id: shown.id })}
      label={`Enrol in ${shown.title}`}
      refused={refused}
      submit={full ? 'Put me on the waiting list' : 'Enrol'}
      note="The fee, where there is one, is paid at the first lesson."
    >
      {(field) => (
        <>
          <div className="pair">
            <SenderFields field={field} emailOptional nameLabel="Name of the student" />
            <TextInput
              {...field('age')}
              label="Age"
              inputMode="numeric"
              autoComplete="off"
              hint={shown.ageMin > 0 ? `From ${shown.ageMin} years.` : undefined}
            />
          </div>
          <fieldset className="guardian">
            <legend>For somebody under 18</legend>
            <TextInput
              {...field('guardian')}
              label="Parent or guardian"
              optional
              autoComplete="off"
              hint="Phone and e-mail above are then yours."
            />
            <Checkbox
              name="guardianConsent"
              defaultChecked={field('guardianConsent').defaultValue === 'on'}
              error={field('guardianConsent').error}
            >
              I am the parent or guardian and agree that the temple keeps these details for the class.
            </Checkbox>
          </fieldset>
        </>
      )}
    </RequestForm>
  );
}
