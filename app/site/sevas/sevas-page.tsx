import { useSearchParams } from 'react-router';
import type { PageWords } from '#core/page-copy/page-words.ts';
import type { SevaMode } from '#core/sevas/seva-booking.ts';
import * as shows from '#messages/pictures.ts';
import * as m from '#messages/sevas.ts';
import type { Refused } from '#site/forms/form-state.ts';
import { usePagePicture } from '#site/reading/page-picture.tsx';
import { ArchPicture } from '#ui/arch-picture.tsx';
import { href } from '#ui/href.ts';
import { Sentence } from '#ui/sentence.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { InPersonForm, OnlineForm } from './seva-forms.tsx';
import './sevas.css';

export type SevaOffer = { id: string; title: string; summary: string };
type SevasPageProps = {
  words: PageWords;
  sevas: readonly SevaOffer[];
  online: readonly string[];
  inperson: readonly string[];
  window: { from: string; to: string };
  /** When the temple is open, in words. */
  hours: string;
  phone: string;
  answered: { mode: SevaMode; refused: Refused } | undefined;
};

/** Two tabs, each form with its own values; both stay while the other is shown (rule S50). */
export function SevasPage(props: SevasPageProps) {
  const { words, sevas, online, inperson, window, hours, phone, answered } = props;
  const [query] = useSearchParams();
  const tab = query.get('tab');
  const mode: SevaMode =
    tab === 'inperson' || (!tab && answered?.mode === 'inperson') ? 'inperson' : 'online';
  const refusedOf = (form: SevaMode) => (answered?.mode === form ? answered.refused : undefined);
  const choices = (ids: readonly string[]) =>
    sevas.filter(({ id }) => ids.includes(id)).map(({ id, title }) => ({ value: id, label: title }));
  return (
    <>
      <section className="seva-top wrap">
        <div>
          <span className="kicker">{words.kicker}</span>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
        <ArchPicture {...usePagePicture('sevas', shows.tulsi)} ratio="16x10" outline eager />
      </section>
      <div className="wrap request-lay seva-lay">
        <section className="panel" aria-label={m.bookSeva}>
          <Tabs
            label={m.howToServe}
            tabs={[
              { to: `${href('/sevas')}?tab=online`, label: m.onlineSeva, current: mode === 'online' },
              { to: `${href('/sevas')}?tab=inperson`, label: m.inPersonSeva, current: mode === 'inperson' },
            ]}
          />
          <div hidden={mode !== 'online'}>
            <OnlineForm
              choices={choices(online)}
              window={window}
              hours={hours}
              refused={refusedOf('online')}
            />
          </div>
          <div hidden={mode !== 'inperson'}>
            <InPersonForm choices={choices(inperson)} window={window} refused={refusedOf('inperson')} />
          </div>
        </section>
        <aside className="seva-kinds" aria-labelledby="kinds">
          <h2 id="kinds" className="text-h4">
            {m.sevasToChoose}
          </h2>
          <dl>
            {sevas.map(({ id, title, summary }) => (
              <div key={id}>
                <dt>{title}</dt>
                <dd>{summary}</dd>
              </div>
            ))}
          </dl>
          <p className="sm muted">
            <Sentence
              text={m.questionsCall(phone)}
              parts={{
                phone: (number) => <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{number}</a>,
              }}
            />
          </p>
        </aside>
      </div>
    </>
  );
}
