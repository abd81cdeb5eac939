import type { ShownFact } from '#core/content/info-facts.ts';
import type { InfoCard, InfoFigure, InfoPart } from '#core/content/info-page.ts';
import type { PageAppeal } from '#core/frame/page-frame.ts';
import * as m from '#messages/info.ts';
import { RichText } from '#site/reading/rich-text.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { PaymentBlock } from './payment-block.tsx';
import { HoursTable, type TempleHours, WayHere } from './visit-parts.tsx';

/** The temple's facts for the parts that show them. */
export type Extras = {
  contact: { address: string; phone: string; email: string; latitude: number; longitude: number } | null;
  hours: TempleHours | null;
  appeal: PageAppeal;
  payment: React.ComponentProps<typeof PaymentBlock> | null;
  facts: readonly ShownFact[];
};

/** The body of a page, part after part. */
export function InfoParts({ parts, extras }: { parts: readonly InfoPart[]; extras: Extras }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a file never change places
    <Part key={index} part={part} extras={extras} />
  ));
}

function Part({ part, extras }: { part: InfoPart; extras: Extras }) {
  switch (part.kind) {
    case 'words':
      return <RichText html={part.html} />;
    case 'figures':
      return <Figures figures={part.figures} />;
    case 'picture':
      return (
        <figure>
          <Picture name={part.name} alt={part.alt ?? ''} />
          <figcaption>
            {part.credit ? m.captionWithPhoto(part.caption, part.credit) : part.caption}
          </figcaption>
        </figure>
      );
    case 'cards':
      return <Cards cards={part.cards} />;
    case 'years':
      return <Years years={part.years} />;
    case 'contact':
      return extras.contact && <ContactFacts {...extras.contact} />;
    case 'way':
      return extras.contact && <WayHere {...extras.contact} />;
    case 'hours':
      return extras.hours && <HoursTable {...extras.hours} />;
    case 'payment':
      return extras.payment && <PaymentBlock {...extras.payment} />;
    case 'tab':
      // Tabs are rendered above the parts.
      return null;
  }
}

function Years({ years }: Pick<Extract<InfoPart, { kind: 'years' }>, 'years'>) {
  return (
    <nav className="info-years" aria-label={m.jumpToYear}>
      <ul>
        {years.map(({ year, id }) => (
          <li key={id}>
            <a href={`#${id}`} className="num">
              {year}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Figures({ figures }: { figures: readonly InfoFigure[] }) {
  return (
    <dl className="info-figures">
      {figures.map(({ number, words }) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>
            <span className="sr">{number}</span>
            <span className="num" aria-hidden="true">
              <count-up suppressHydrationWarning>{number}</count-up>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Links with a picture and a 'Know More' button (rule S74), or text alone (rule S75). */
function Cards({ cards }: { cards: readonly InfoCard[] }) {
  return (
    <ul className="info-cards">
      {cards.map(({ title, note, picture, to }) => (
        <li key={title} className="card">
          {picture && (
            <div className="pic">
              <Picture name={picture} alt="" />
            </div>
          )}
          <div className="body">
            <h3>{title}</h3>
            <p className={to ? 'sm muted' : ''}>{note}</p>
            {to && (
              <ButtonLink to={to} look="outline" size="sm" newTab={to.startsWith('https:')}>
                {m.knowMore}
                <span className="sr">: {title}</span>
              </ButtonLink>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function ContactFacts({ email, phone, address }: NonNullable<Extras['contact']>) {
  return (
    <dl className="facts-list info-contact">
      <dt>{m.email}</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
      <dt>{m.phone}</dt>
      <dd>
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
      </dd>
      <dt>{m.address}</dt>
      <dd>{address}</dd>
    </dl>
  );
}
