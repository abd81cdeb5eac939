import type { PageWords } from '#core/page-copy/page-words.ts';
import { SentNotice, type SentRequest } from '#site/forms/sent-notice.tsx';
import { usePagePicture } from '#site/reading/page-picture.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { href } from '#ui/href.ts';
import { Picture } from '#ui/picture.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import type { TourFormsProps } from './tour-forms-props.ts';
import { TourInquiryForm } from './tour-inquiry-form.tsx';
import { TourRegistrationForm } from './tour-registration-form.tsx';
import './tours.css';

type ToursPackagesPageProps = TourFormsProps & {
  words: PageWords;
  tab: 'inquiry' | 'registration';
  sent: SentRequest | null;
};

/** Two tabs, Inquiry Form (default) and Online Registration (rule S56). */
export function ToursPackagesPage({ words, tab, sent, ...forms }: ToursPackagesPageProps) {
  const registers = tab === 'registration';
  return (
    <div className="tour-ask">
      <div className="wrap">
        <header className="tour-ask-head">
          <Breadcrumbs trail={[{ to: href('/tours'), label: 'Tours' }]} here="Enquire or register" />
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </header>
        <div className="request-lay">
          <div className="panel">
            <Tabs
              label="Inquiry or registration"
              tabs={[
                { to: tabPath('inquiry', forms.chosen), label: 'Inquiry Form', current: !registers },
                {
                  to: tabPath('registration', forms.chosen),
                  label: 'Online Registration',
                  current: registers,
                },
              ]}
            />
            {sent && <SentNotice sent={sent} />}
            {registers ? <TourRegistrationForm {...forms} /> : <TourInquiryForm {...forms} />}
          </div>
          <aside className="request-aside tour-ask-aside" aria-label="Good to know">
            <Picture {...usePagePicture('tourAsk')} className="tour-ask-picture" />
            <h2 className="text-h4">What happens next</h2>
            <ol>
              <li>You get a reference number at once, and by e-mail.</li>
              <li>A registration keeps your seats on the day you chose.</li>
              <li>The tour desk calls or writes to you with a plan and the price.</li>
              <li>You decide, and pay only then.</li>
            </ol>
            <p className="sm muted">
              Bookings that were paid are final: please read the{' '}
              <a href={href('/cancellation-refund-policy')}>cancellation policy</a> first.
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
