import type { ReactNode } from 'react';
import * as m from '#messages/waiting-list.ts';
import type { Refused, SentenceFor } from '#site/forms/form-state.ts';
import { type RequestField, RequestForm } from '#site/forms/request-form.tsx';
import { SenderFields } from '#site/forms/sender-fields.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { Notice } from '#ui/notice.tsx';

type WaitFormProps = {
  /** Where it is posted: the page's own address. */
  action: string;
  refused: Refused | undefined;
  sentenceFor: SentenceFor;
  consent: string;
  /** Above the form: what the list does, and for what it is. */
  lead: ReactNode;
  kicker?: string;
  /** What is waited for. */
  children: (field: RequestField) => ReactNode;
};

/** Puts a visitor's name on a waiting list. */
export function WaitForm({ action, refused, sentenceFor, consent, lead, kicker, children }: WaitFormProps) {
  return (
    <div className="wrap section grid gap-8">
      <div className="grid gap-3">
        {kicker && <span className="kicker">{kicker}</span>}
        <h1 className="text-h2">{m.waitingList}</h1>
        {lead}
      </div>
      <div className="panel max-w-3xl">
        <RequestForm
          action={action}
          label={m.waitingList}
          refused={refused}
          sentenceFor={sentenceFor}
          submit={m.putMeOn}
          note={m.nothingToPay}
        >
          {(field) => (
            <>
              {children(field)}
              <div className="pair">
                <SenderFields field={field} emailOptional />
              </div>
              <Checkbox
                name="consent"
                defaultChecked={field('consent').defaultValue === 'on'}
                error={field('consent').error}
              >
                {consent}
              </Checkbox>
            </>
          )}
        </RequestForm>
      </div>
    </div>
  );
}

type WaitAnswerProps = {
  /** Their name is on the list; else there is nothing to wait for, and why. */
  joined: boolean;
  nothing?: string;
  way: ReactNode;
};

/** The page of a waiting list once there is nothing to fill in. */
export function WaitAnswer({ joined, nothing = '', way }: WaitAnswerProps) {
  return (
    <div className="wrap section grid gap-5 justify-items-start">
      <h1 className="text-h2">{m.waitingList}</h1>
      <Notice tone={joined ? 'good' : 'info'}>{joined ? m.joined : nothing}</Notice>
      {way}
    </div>
  );
}
