import type { PageWords } from '#core/page-copy/page-words.ts';
import * as shows from '#messages/pictures.ts';
import * as m from '#messages/tour-forms.ts';
import { SentNotice, type SentRequest } from '#site/forms/sent-notice.tsx';
import { usePagePicture } from '#site/reading/page-picture.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { Picture } from '#ui/picture.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import type { TourFormsProps } from './tour-forms-props.ts';
import { TourInquiryForm } from './tour-inquiry-form.tsx';
import { TourRegistrationForm } from './tour-registration-form.tsx';
import { type DepartureView, isOffered } from './tour-words.ts';
import './tours.css';

type ToursPackagesPageProps = TourFormsProps & {
  words: PageWords;
  tab: 'inquiry' | 'registration';
  sent: SentRequest | null;
  /** The departure that the visitor comes for does not leave. */
  off: DepartureView | null;
};

/** Two tabs, Inquiry Form (default) and Online Registration (rule S56). */
export function ToursPackagesPage({ words, tab, sent, off, ...forms }: ToursPackagesPageProps) {
  const registers = tab === 'registration';
  const picture = usePagePicture('tourAsk', shows.toursRetreat);
  return (
    <div className="tour-ask">
      <div className="wrap">
        <header className="tour-ask-head">
          <Breadcrumbs trail={[{ to: href('/tours'), label: m.tours }]} here={m.enquireOrRegister} />
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </header>
        <div className="request-lay">
          <div className="panel">
            <Tabs
              label={m.inquiryOrRegistration}
              tabs={[
                { to: tabPath('inquiry', forms.chosen), label: m.inquiryForm, current: !registers },
                {
                  to: tabPath('registration', forms.chosen),
                  label: m.onlineRegistration,
                  current: registers,
                },
              ]}
            />
            {sent && <SentNotice sent={sent} />}
            {registers && off && (
              <Notice tone="bad">
                {m.dayIsOff(off.words)}
                {off.calledOffWords && <span className="block">{off.calledOffWords}</span>}
              </Notice>
            )}
            {registers ? <TourRegistrationForm {...forms} /> : <TourInquiryForm {...forms} />}
          </div>
          <aside className="request-aside tour-ask-aside" aria-label={m.goodToKnow}>
            {/* Beside the three choices of an inquiry it would leave half a screen empty. */}
            {registers && <Picture {...picture} className="tour-ask-picture" />}
            <h2 className="text-h4">{m.whatHappensNext}</h2>
            <ol>
              <li>{m.referenceAtOnce}</li>
              <li>{m.seatsAreHeld}</li>
              <li>{m.plannerCalls}</li>
              <li>{m.youDecide}</li>
              {forms.departures.some((one) => isOffered(one) && one.paidNow !== null) && (
                <li>{m.somePaidNow}</li>
              )}
            </ol>
            <p className="sm muted">
              <Sentence
                text={m.paidIsFinal}
                parts={{
                  policy: (words) => <a href={plainHref('/cancellation-refund-policy')}>{words}</a>,
                }}
              />
            </p>
          </aside>
        </div>
      </div>
    </div>
  );
}

function tabPath(tab: 'inquiry' | 'registration', chosen: string): string {
  const query = new URLSearchParams();
  if (tab === 'registration') query.set('tab', tab);
  if (chosen) query.set('tour', chosen);
  return query.size > 0 ? `/tourspackages?${query}` : '/tourspackages';
}
