import type { ReactNode } from 'react';
import { formState, type Refused, type SentenceFor } from '#site/forms/form-state.ts';
import { SendButton } from '#site/forms/send-button.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { ProofStep } from '#ui/forms/proof-step.tsx';
import { TrapField } from './trap-field.tsx';
import './request-form.css';

/**
 * What a control of the form needs: `{...field('email')}`. `initially` is its value before anything
 * was sent.
 */
export type RequestField = (
  name: string,
  initially?: string,
) => { name: string; id: string; defaultValue: string; error: string | null };

type RequestFormProps = {
  /** Where it is posted: the page's own address. */
  action: string;
  /** Its accessible name. */
  label: string;
  refused: Refused | undefined;
  /** Words the codes of a form that has its own. */
  sentenceFor?: SentenceFor;
  submit: ReactNode;
  /** Above the fields of a refused form: what the visitor holds still. */
  held?: ReactNode;
  /** Below the button: what happens with the message. */
  note?: ReactNode;
  className?: string;
  /** The prefix of its fields' ids, where a page holds several forms: 'online-'. */
  ids?: string;
  children: (field: RequestField) => ReactNode;
};

/**
 * A plain form to the temple office: it posts, is checked on the server and shows the typed input
 * again, without script.
 */
export function RequestForm({
  action,
  label,
  refused,
  sentenceFor,
  submit,
  held,
  note,
  className = '',
  ids = '',
  children,
}: RequestFormProps) {
  const { errorOf, typedOf, summary } = formState(refused, sentenceFor);
  const field: RequestField = (name, initially = '') => ({
    name,
    id: ids + name,
    defaultValue: refused ? typedOf(name) : initially,
    error: errorOf(name),
  });
  return (
    <form method="post" action={action} noValidate aria-label={label} className={`request-form ${className}`}>
      <FormError problems={summary.map((one) => ({ ...one, field: one.field && ids + one.field }))} />
      {held}
      <ProofStep asked={refused?.proof} />
      <TrapField />
      {children(field)}
      <div className="request-send">
        <SendButton size="lg">{submit}</SendButton>
        {note && <p className="sm muted">{note}</p>}
      </div>
    </form>
  );
}
