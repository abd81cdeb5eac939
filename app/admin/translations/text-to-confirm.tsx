import { useId } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { shortMoment } from '#admin/words/moment-words.ts';
import { sentence } from '#admin/words/sentence.ts';
import type { Language } from '#core/language/languages.ts';
import * as m from '#messages/admin/to-confirm.ts';
import type { ReadText } from '#server/to-confirm/reading-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';

type TextToConfirmProps = {
  text: ReadText;
  language: Language;
  /** The query of the list, to come back to it. */
  query: string;
  /** A remark that was not taken, and why. */
  refused: { typed: string; error: string | null } | null;
  mayWrite: boolean;
  /** The row's two columns may be opened: each kind has a permission of its own. */
  mayOpen: boolean;
};

/** Longer rows are folded after their first text: twenty pages in full are no list. */
const shownAtOnce = 900;

/** One text in both languages, with the tick of a native reader and, for code, a remark. */
export function TextToConfirm({ text, language, query, refused, mayWrite, mayOpen }: TextToConfirmProps) {
  const { row, confirmed, parts } = text;
  const long = parts.reduce((sum, { english }) => sum + english.length, 0) > shownAtOnce;
  // Settings and letters have a name in the language of the office; the others have their English.
  const titled = row?.table === 'settings' || row?.table === 'letters' ? undefined : 'en';
  const titleId = useId();
  const [first, rest] = long ? [parts.slice(0, 1), parts.slice(1)] : [parts, []];
  return (
    <article className="text-to-confirm" aria-labelledby={titleId}>
      <header className="row wrapx">
        <h2 id={titleId} lang={titled} className="text-h4">
          {row ? text.title : nameInWords(text.title)}
        </h2>
        <Badge>{m.reasons[text.reason]}</Badge>
        <State text={text} />
        {text.notOnSite && <Badge>{m.notOnSite}</Badge>}
        {row && <span className="sm muted">{text.place}</span>}
      </header>
      <Parts parts={first} language={language} />
      {rest.length > 0 && (
        <details className="admin-fold">
          <summary>{m.readAll}</summary>
          <Parts parts={rest} language={language} />
        </details>
      )}
      <div className="row wrapx">
        {mayWrite && <Tick text={text} query={query} />}
        {row && mayOpen && (
          <Link
            className="quiet-link"
            to={href('/admin-dashboard/translations/:language/:kind/:id', {
              ...{ language, kind: row.table, id: row.id },
            })}
          >
            {m.changeIt}
          </Link>
        )}
        {confirmed && (
          <span className="sm muted num">
            {m.confirmedBy(confirmed.by ?? m.somebody, shortMoment(confirmed.at))}
          </span>
        )}
      </div>
      {!row && <Remark text={text} query={query} refused={refused} mayWrite={mayWrite} />}
    </article>
  );
}

function Parts({ parts, language }: { parts: ReadText['parts']; language: Language }) {
  return parts.map(({ label, english, other }) => (
    <div key={label} className="translation-pair">
      <div className="translation-english" lang="en">
        {label && <span className="lbl">{label}</span>}
        <p className="whitespace-pre-line">{plain(english)}</p>
      </div>
      <div className="translation-english" lang={language}>
        <p className="whitespace-pre-line">{plain(other) || m.noHindi}</p>
      </div>
    </div>
  ));
}

function State({ text: { confirmed, changedSince } }: { text: ReadText }) {
  if (confirmed) return <Badge tone="good">{m.confirmed}</Badge>;
  return <Badge tone="wait">{changedSince ? m.changedSince : m.open}</Badge>;
}

function Tick({ text, query }: { text: ReadText; query: string }) {
  const busy = useNavigation().formData?.get('key') === text.key;
  return (
    <Form method="post" action={`?${query}`} preventScrollReset>
      <input type="hidden" name="key" value={text.key} />
      <input type="hidden" name="fingerprint" value={text.fingerprint} />
      {text.confirmed ? (
        <Button name="intent" value="open" look="quiet" size="sm" busy={busy && m.saving}>
          {m.openAgain}
        </Button>
      ) : (
        <Button name="intent" value="confirm" look="strong" size="sm" busy={busy && m.saving}>
          {m.confirm}
        </Button>
      )}
    </Form>
  );
}

type RemarkProps = Pick<TextToConfirmProps, 'text' | 'query' | 'refused' | 'mayWrite'>;

function Remark({ text, query, refused, mayWrite }: RemarkProps) {
  const { remark } = text;
  return (
    <details className="admin-fold" open={remark !== null || refused !== null}>
      <summary>{m.remark}</summary>
      <p className="sm muted">{m.isCode}</p>
      {remark && (
        <p className="sm muted num">{m.remarkBy(remark.by ?? m.somebody, shortMoment(remark.at))}</p>
      )}
      {mayWrite ? (
        <Form method="post" action={`?${query}`} preventScrollReset className="admin-stack">
          <input type="hidden" name="key" value={text.key} />
          <TextArea
            id={`remark-${text.key.replaceAll(' ', '_')}`}
            error={refused?.error ?? null}
            name="remark"
            label={m.remark}
            hint={m.remarkHint}
            defaultValue={refused?.typed ?? remark?.words ?? ''}
            rows={2}
            maxLength={1_000}
            optional
          />
          <div>
            <Button name="intent" value="remark" look="outline" size="sm">
              {m.saveRemark}
            </Button>
          </div>
        </Form>
      ) : (
        remark && <p className="whitespace-pre-line">{remark.words}</p>
      )}
    </details>
  );
}

/** 'admin/order-checkout.noForeignGifts' as 'Admin: order checkout: no foreign gifts'. */
function nameInWords(name: string): string {
  const words = name.replace(/[/.]/g, ': ').replace(/-/g, ' ');
  return sentence(words.replace(/[a-z](?=[A-Z])/g, '$& ').toLowerCase());
}

/**
 * Without the tags of HTML and of messages; what a page puts between an empty pair is in brackets,
 * as values are.
 */
function plain(text: string): string {
  return text
    .replace(/<(\w+)><\/\1>/g, '[$1]')
    .replace(/<\/(p|li|h\d)>/g, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .trim();
}
