import Link2 from 'lucide-react/icons/link-2';
import Share2 from 'lucide-react/icons/share-2';
import { useLayoutEffect } from 'react';
import { InlineScript } from '#site/frame/inline-script.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { notify } from '#ui/notify.ts';
import { ScriptButton } from '#ui/script-button.tsx';
import { type Shared, shareLink, whatsAppHref } from './share-link.ts';
import './share-row.css';

/** Marks the page where the browser has no share sheet, before the row is painted. */
const markNoShare = "if(!navigator.share)document.documentElement.setAttribute('data-no-share','')";

/** WhatsApp works without script; the phone's share sheet and copying need it. */
export function ShareRow({ title, url }: Shared) {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-no-share', !('share' in navigator));
  }, []);
  return (
    <div className="share-row">
      <InlineScript code={markNoShare} />
      <b>Share</b>
      <ScriptButton
        look="outline"
        size="sm"
        className="share-native"
        icon={<Icon of={Share2} />}
        onClick={() => shareLink({ title, url }, () => copy(url))}
      >
        Share with…
      </ScriptButton>
      <ButtonLink to={whatsAppHref({ title, url })} look="outline" size="sm" newTab>
        WhatsApp
      </ButtonLink>
      <ScriptButton look="outline" size="sm" icon={<Icon of={Link2} />} onClick={() => copy(url)}>
        Copy link
      </ScriptButton>
    </div>
  );
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    notify('success', 'Link copied');
  } catch {
    notify('error', 'The link could not be copied', url);
  }
}
