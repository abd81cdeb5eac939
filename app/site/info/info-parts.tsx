import type { InfoPart } from '#core/content/info-page.ts';
import type { TempleSettings } from '#core/content/temple-settings.ts';
import { RichText } from '#site/shared/rich-text.tsx';
import { Picture } from '#ui/picture.tsx';
import { CountedNumber } from './counted-number.tsx';

type Contact = TempleSettings['contact'] | null;

/** The body of a page, part after part. */
export function InfoParts({ parts, contact }: { parts: readonly InfoPart[]; contact: Contact }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a file never change places
    <Part key={index} part={part} contact={contact} />
  ));
}

function Part({ part, contact }: { part: InfoPart; contact: Contact }) {
  switch (part.kind) {
    case 'words':
      return <RichText html={part.html} />;
    case 'figures':
      return (
        <dl className="info-figures">
          {part.figures.map(({ number, words }) => (
            <div key={words}>
              <dt>{words}</dt>
              <dd>
                <CountedNumber number={number} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'picture':
      return (
        <figure>
          <Picture name={part.name} />
          <figcaption>{part.caption}</figcaption>
        </figure>
      );
    case 'contact':
      return contact && <ContactFacts contact={contact} />;
  }
}

function ContactFacts({ contact }: { contact: TempleSettings['contact'] }) {
  return (
    <dl className="facts-list info-contact">
      <dt>E-mail</dt>
      <dd>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </dd>
      <dt>Phone</dt>
      <dd>
        <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>
      </dd>
      <dt>Address</dt>
      <dd>{contact.address}</dd>
    </dl>
  );
}
