import FileText from 'lucide-react/icons/file-text';
import { Link } from 'react-router';
import type { SafeHtml } from '#core/content/safe-html.ts';
import type { DonationOutcome } from '#core/donations/donation-outcome.ts';
import { hasProgress } from '#core/donations/has-progress.ts';
import { formatRupees } from '#core/money/paise.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/cause.ts';
import { language } from '#messages/language.ts';
import { inEnglishSoFar } from '#messages/reading.ts';
import { CauseProgress } from '#site/giving/cause-progress.tsx';
import { causeStateWords } from '#site/giving/cause-state.ts';
import type { CauseView } from '#site/giving/cause-view.ts';
import { DonationForm, type DonationReply } from '#site/giving/donation-form.tsx';
import { DonationOutcomes } from '#site/giving/donation-outcomes.tsx';
import { PaymentPromises } from '#site/giving/payment-promises.tsx';
import { ArchPicture } from '#ui/arch-picture.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { PictureCredit } from '#ui/picture-credit.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import './cause-detail.css';

const wide = '(min-width: 901px) 560px, 72vw';

type CauseDetailProps = {
  cause: CauseView;
  /** The description of a picture of the library; otherwise the drawing's own is used. */
  words: string;
  credit: string;
  description: SafeHtml;
  textLang?: 'en';
  related: CauseView[];
  /** Under which numbers its receiver is registered. */
  registered: string | null;
  outcomes: DonationOutcome[];
  answer: DonationReply | undefined;
};

/** One cause: its picture and story at the left, the donation form at the right. */
export function CauseDetail(props: CauseDetailProps) {
  const { cause, words, credit, description, textLang, related, registered, outcomes, answer } = props;
  const state = causeStateWords(cause);
  const story = (
    <>
      {language !== 'en' && textLang && (
        <p className="sm muted" lang={language}>
          {inEnglishSoFar}
        </p>
      )}
      <div
        className="prose cause-story"
        lang={textLang}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rich-text makes SafeHtml
        dangerouslySetInnerHTML={{ __html: description }}
      />
    </>
  );
  return (
    <>
      <div className="wrap cause-page clear-view">
        <Breadcrumbs trail={[{ to: href('/donation'), label: m.donation }]} here={cause.title} />
        <div className="cause-cols">
          <div className={state ? 'cause-pic is-over' : 'cause-pic'}>
            <ArchPicture
              name={cause.image}
              alt={words}
              ratio={state ? '16x10' : '4x5'}
              outline
              eager
              sizes={wide}
            />
            <PictureCredit credit={credit} />
          </div>
          <div className="cause-give">
            <h1 className="text-h2">{cause.title}</h1>
            <p className="lead">{cause.summary}</p>
            <CauseProgress cause={cause} />
            {cause.endsOn && !state && <p className="sm muted">{m.openUntil(dayInWords(cause.endsOn))}</p>}
            {state ? (
              <>
                <Notice tone="info">{state.sentence}</Notice>
                <ClosingSum cause={cause} />
                {story}
                <ButtonLink to={href('/donation')}>{m.seeOtherCauses}</ButtonLink>
              </>
            ) : (
              <>
                <DonationForm cause={cause} look="full" registered={registered} answer={answer} />
                <ul className="cause-trust sm muted">
                  <PaymentPromises />
                  {cause.taxEligible && (
                    <li>
                      <Icon of={FileText} /> {m.withTaxReceipt}
                    </li>
                  )}
                </ul>
              </>
            )}
          </div>
          {!state && story}
          <DonationOutcomes outcomes={outcomes} />
        </div>
      </div>
      {related.length > 0 && (
        <section className="section bg-soft ends-soft">
          <div className="wrap">
            <SectionHead title={m.otherWaysToGive} />
            <ul className="related">
              {related.map((one) => (
                <li key={one.id}>
                  <Link to={href('/donation/single-donation/:id', { id: one.id })}>
                    <ArchPicture name={one.image} ratio="4x5" alt="" sizes="(min-width: 901px) 24vw, 45vw" />
                    <h3 className="text-h4">{one.title}</h3>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}

/** What came together for a campaign that is over; with a target, its bar has said it. */
function ClosingSum({ cause: { status, raised, target } }: { cause: CauseView }) {
  if (status !== 'closed' || raised === 0 || (target !== null && hasProgress(raised, target))) return null;
  return (
    <p>
      <b className="num">{formatRupees(raised, 'short')}</b> {m.cameTogether}
    </p>
  );
}
