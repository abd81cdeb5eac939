import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import type { TempleSettings } from '#core/content/temple-settings.ts';
import { weekWords } from '#core/hours/hours-words.ts';
import type { PageWords } from '#core/page-copy/page-words.ts';
import * as m from '#messages/contacts.ts';
import * as shows from '#messages/pictures.ts';
import type { Refused } from '#site/forms/form-state.ts';
import { optionsOf } from '#site/forms/options-of.ts';
import { RequestForm } from '#site/forms/request-form.tsx';
import { SenderFields } from '#site/forms/sender-fields.tsx';
import { SentNotice, type SentRequest } from '#site/forms/sent-notice.tsx';
import { mapLink } from '#site/reading/map-link.ts';
import { usePagePicture } from '#site/reading/page-picture.tsx';
import { ArchPicture } from '#ui/arch-picture.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { opens } from '#ui/dialog.tsx';
import { Select, TextArea } from '#ui/forms/field.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Sentence } from '#ui/sentence.tsx';
import './contacts.css';

type ContactsPageProps = Pick<TempleSettings, 'contact' | 'openingHours'> & {
  words: PageWords;
  sent: SentRequest | null;
  refused: Refused | undefined;
};

const topics = optionsOf(m.topics);

/** Every way to reach the temple: by foot, phone, WhatsApp, e-mail and form. */
export function ContactsPage({ words, contact, openingHours, sent, refused }: ContactsPageProps) {
  const week = weekWords(openingHours);
  return (
    <>
      <section className="contacts-top">
        <div className="wrap">
          <div className="words">
            <span className="kicker">{words.kicker}</span>
            <h1>{words.title}</h1>
            <p className="lead">{words.lead}</p>
            <ul className="contacts-ways">
              <Way icon={<Icon of={Phone} />} label={m.call}>
                <a href={`tel:${digitsOf(contact.phone)}`}>{contact.phone}</a>
              </Way>
              <Way icon={<Icon of={MessageCircle} />} label="WhatsApp">
                <a
                  href={`https://wa.me/${digitsOf(contact.whatsapp).replace('+', '')}`}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {contact.whatsapp}
                  <span className="sr">{` ${m.inNewTab}`}</span>
                </a>
              </Way>
              <Way icon={<Icon of={Mail} />} label={m.email}>
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </Way>
              <Way icon={<Icon of={Clock} />} label={week.length === 1 ? m.openEveryDay : m.open}>
                {week.map(({ days, hours }) => (
                  <span key={days} className="num block">
                    {week.length > 1 && `${days}: `}
                    {hours}
                  </span>
                ))}
                <button type="button" className="contacts-day" {...opens('schedule')}>
                  {m.dayAtTemple}
                </button>
              </Way>
            </ul>
          </div>
          <div className="contacts-map">
            <ArchPicture {...usePagePicture('contacts', shows.contactMap)} ratio="16x10" outline eager />
            <address className="row">
              <Icon of={MapPin} />
              <span>{contact.address}</span>
            </address>
            <p className="row wrapx">
              <ButtonLink to={mapLink(contact)} size="sm" newTab>
                {m.directions}
              </ButtonLink>
              <ButtonLink to={href('/plan-your-visit')} look="outline" size="sm">
                {m.metroParkingDress}
              </ButtonLink>
            </p>
          </div>
        </div>
      </section>
      <section className="section" aria-labelledby="write">
        <div className="wrap contacts-write">
          <div className="panel">
            <h2 id="write" className="text-h3">
              {m.writeToUs}
            </h2>
            {sent && <SentNotice sent={sent} />}
            <RequestForm
              action={plainHref('/contacts')}
              label={m.messageToOffice}
              refused={refused}
              submit={m.sendMessage}
              note={
                <Sentence
                  text={m.useOfWords}
                  parts={{ policy: (words) => <a href={plainHref('/privacy-policy')}>{words}</a> }}
                />
              }
            >
              {(field) => (
                <>
                  <div className="pair">
                    <SenderFields field={field} phoneOptional />
                  </div>
                  <Select {...field('topic')} label={m.subject} placeholder={m.choose} options={topics} />
                  <TextArea {...field('message')} label={m.yourMessage} rows={5} hint={m.messageLength} />
                </>
              )}
            </RequestForm>
          </div>
        </div>
      </section>
    </>
  );
}

function Way({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <li>
      {icon}
      <div>
        <b>{label}</b>
        {children}
      </div>
    </li>
  );
}

/** '+910000000000': what tel: and wa.me take. */
function digitsOf(phone: string): string {
  return phone.replace(/[^+\d]/g, '');
}
