import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { WaitState } from '#core/waits/wait-state.ts';
import { decline, leaveList } from '#messages/waiting-list.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Notice, type Tone } from '#ui/notice.tsx';

/** How good a state of an entry is for who waits. */
export const waitTones: Record<WaitState, Tone> = {
  ...{ waiting: 'wait', offered: 'good', taken: 'good', declined: 'info' },
  ...{ lapsed: 'bad', left: 'info', removed: 'bad', over: 'bad' },
};

type OfferFrameProps = {
  state: string;
  tone: Tone;
  words: { badge: string; title: string; lead: string };
  /** Why leaving the list was refused. */
  refused: string | null;
  /** What is waited for. */
  children: ReactNode;
  /** The way to book what is offered, with its words; null: nothing is offered. */
  book: { path: string; words: string } | null;
  /** Other ways from here: to pay, or on once the entry is closed. */
  ways: ReactNode;
};

/** An entry of a waiting list for who waits: how it is, and the ways on. */
export function OfferFrame({ state, tone, words, refused, children, book, ways }: OfferFrameProps) {
  const { badge, title, lead } = words;
  return (
    <div className="wrap section grid gap-6 justify-items-start">
      <div className="grid gap-4 justify-items-start">
        <Badge tone={tone}>{badge}</Badge>
        <h1 className="text-h2">{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      {refused && <Notice tone="bad">{refused}</Notice>}
      {children}
      <div className="row wrapx">
        {book && (
          <a href={book.path} className="btn btn-primary">
            {book.words}
          </a>
        )}
        {(state === 'waiting' || state === 'offered') && (
          <Form method="post">
            <Button type="submit" name="intent" value="leave" look="outline">
              {state === 'offered' ? decline : leaveList}
            </Button>
          </Form>
        )}
        {ways}
      </div>
    </div>
  );
}
