import type { ReactNode } from 'react';
import * as m from '#messages/give-simply.ts';
import { Sentence } from '#ui/sentence.tsx';
import './simple.css';

type SimpleFrameProps = {
  /** Null: a screen that is no step, such as a link that has run out. */
  step: 1 | 2 | 3 | null;
  title: string;
  phone: string;
  children: ReactNode;
};

/**
 * One question on a large, calm screen; the temple's telephone stays in sight at its lower edge
 * (rule V9).
 */
export function SimpleFrame({ step, title, phone, children }: SimpleFrameProps) {
  return (
    <div className="wrap simple clear-view">
      {step === null ? (
        <h1 className="simple-question">{title}</h1>
      ) : (
        <>
          <h1 className="simple-step">
            {m.giveSimply} <span>{m.stepOf(String(step))}</span>
          </h1>
          <h2 className="simple-question">{title}</h2>
        </>
      )}
      {children}
      <p className="simple-help">
        <Sentence
          text={m.needHelp(phone)}
          parts={{
            phone: (number) => <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{number}</a>,
          }}
        />
      </p>
    </div>
  );
}
