import ChevronDown from 'lucide-react/icons/chevron-down';
import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FooterSize } from '#core/frame/page-frame.ts';
import * as m from '#messages/frame.ts';
import { usePagePictures } from '#site/reading/page-picture.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { Logo } from './logo.tsx';
import { legalLinks, type NavLink, visitLinks } from './navigation.ts';
import type { ShellFacts } from './shell-facts.ts';
import { SocialIcon, type SocialSite } from './social-icons.tsx';

const socialNames: Record<SocialSite, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  twitter: 'Twitter',
};

/** Its sizes are decided by the address of the page (core/frame/page-frame). */
type SiteFooterProps = { facts: ShellFacts; size: FooterSize };

/**
 * All that a footer holds (rule S15); `short`, under a checkout or an account, only whom to ask and
 * the legal links.
 */
export function SiteFooter({ facts, size }: SiteFooterProps) {
  const lists = size !== 'short';
  const panorama = usePagePictures()('footer');
  return (
    <footer className={`foot foot-${size}`} data-theme="night">
      {size === 'panorama' && (
        <div className="art">
          <Picture name={panorama} alt="" className="cover" sizes="100vw" />
        </div>
      )}
      <div className="wrap">
        <div className="cols">
          <div className="foot-visit">
            <Logo identity={facts.identity} />
            <Contacts contact={facts.contact} week={facts.week} />
            {lists && <Social social={facts.social} />}
          </div>
          {lists && (
            <>
              <Column title={m.dailyTimings}>
                {facts.dailyTimings.map(({ title, time }) => (
                  <li key={title} className="time">
                    <span>{title}</span>
                    <span className="num">{time}</span>
                  </li>
                ))}
              </Column>
              <Column title={m.services}>{facts.footerServices.map(asItem)}</Column>
              <Column title={m.visit}>{visitLinks.map(asItem)}</Column>
            </>
          )}
        </div>
        <div className="legal">
          <span>{facts.copyright}</span>
          <nav aria-label={m.legal}>{legalLinks.map(asLink)}</nav>
        </div>
      </div>
    </footer>
  );
}

function Contacts({ contact, week }: Pick<ShellFacts, 'contact' | 'week'>) {
  return (
    <ul>
      <li className="row">
        <Icon of={MapPin} />
        <address>{contact.address}</address>
      </li>
      <li className="row">
        <Icon of={Clock} />
        <span className="num whitespace-pre-line">{week}</span>
      </li>
      <li className="row">
        <Icon of={Phone} />
        <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
      </li>
      <li className="row">
        <Icon of={Mail} />
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </li>
    </ul>
  );
}

function Social({ social }: Pick<ShellFacts, 'social'>) {
  return (
    <ul className="soc">
      {(Object.keys(socialNames) as SocialSite[]).map((site) => (
        <li key={site}>
          <a
            href={social[site].to}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={m.inNewTab(socialNames[site])}
          >
            <SocialIcon of={site} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A list that phones fold. */
function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary>
        <h2>{title}</h2>
        <Icon of={ChevronDown} />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}

function asItem(link: NavLink): ReactNode {
  return <li key={link.label}>{asLink(link)}</li>;
}

function asLink({ label, to }: NavLink): ReactNode {
  return (
    <Link key={label} to={to}>
      {label}
    </Link>
  );
}
