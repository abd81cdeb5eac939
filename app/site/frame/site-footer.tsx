import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
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

/** The dusk panorama and all that a footer holds (rule S15). */
export function SiteFooter({ facts }: { facts: ShellFacts }) {
  return (
    <footer className="foot" data-theme="night">
      <div className="art">
        <Picture name="hero-temple-dusk" alt="" focal="50% 30%" className="cover" />
      </div>
      <div className="wrap">
        <div className="cols">
          <div>
            <Logo identity={facts.identity} />
            <Contacts contact={facts.contact} />
            <ul className="soc">
              {(Object.keys(socialNames) as SocialSite[]).map((site) => (
                <li key={site}>
                  <a
                    href={facts.social[site].to}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={`${socialNames[site]} (opens in a new tab)`}
                  >
                    <SocialIcon of={site} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <Column title="Daily timings">
            {facts.dailyTimings.map(({ title, time }) => (
              <li key={title} className="time">
                <span>{title}</span>
                <span className="num">{time}</span>
              </li>
            ))}
          </Column>
          <Column title="Services">{facts.footerServices.map(asItem)}</Column>
          <Column title="Visit">{visitLinks.map(asItem)}</Column>
        </div>
        <div className="legal">
          <span>{facts.copyright}</span>
          <nav aria-label="Legal">{legalLinks.map(asLink)}</nav>
        </div>
      </div>
    </footer>
  );
}

function Contacts({ contact }: { contact: ShellFacts['contact'] }) {
  return (
    <ul>
      <li className="row">
        <Icon of={MapPin} />
        <address>{contact.address}</address>
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

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
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
