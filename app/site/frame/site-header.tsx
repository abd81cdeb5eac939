import SearchGlass from 'lucide-react/icons/search';
import { Link } from 'react-router';
import type { TempleStatus } from '#core/hours/temple-status.ts';
import * as m from '#messages/frame.ts';
import { useStoryViewer } from '#site/media-viewers/use-story-viewer.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { TextSizeButton } from '#ui/text-size-button.tsx';
import { AccountLinks } from './account-menu.tsx';
import { CartLink } from './cart-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { MainNav } from './main-nav.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { headerLinks, type MenuName, storyLink } from './navigation.ts';
import type { ShellFacts } from './shell-facts.ts';
import { StatusLine } from './temple-status.tsx';

/** The indigo strip and the paper bar (rules S7, S11). */
export function SiteHeader({
  facts,
  status,
  active,
  beside,
}: {
  facts: ShellFacts;
  status: TempleStatus;
  active: MenuName | null;
  /** The tabs in the margins of wide screens (ui/styles/float.css). */
  beside: 'greeting' | 'donate' | undefined;
}) {
  const story = useStoryViewer();
  return (
    <header data-beside={beside}>
      <div className="util">
        <div className="wrap">
          <StatusLine atFirst={status} hours={facts.openingHours} />
          <nav className="links" aria-label={m.visitAndAccount}>
            <Link to={storyLink.to} onClick={story.onClick} data-needs-script>
              {storyLink.label}
            </Link>
            {headerLinks.map((link) => (
              <Link key={link.to} to={link.to}>
                {link.label}
              </Link>
            ))}
            <i className="rule" />
            <AccountLinks />
          </nav>
          <LanguageLinks languages={facts.languages} />
        </div>
      </div>
      <div className="hdr">
        <div className="wrap">
          <Logo identity={facts.identity} />
          <MainNav active={active} />
          <div className="acts row">
            <TextSizeButton />
            <Link to={href('/search')} className="icon-btn search-link" aria-label={m.search}>
              <Icon of={SearchGlass} />
            </Link>
            <CartLink />
            <ButtonLink to={href('/donate')} size="sm">
              {m.donate}
            </ButtonLink>
            <MobileMenu active={active} identity={facts.identity} />
          </div>
        </div>
      </div>
      {story.viewer}
    </header>
  );
}
