import Link2 from 'lucide-react/icons/link-2';
import Share2 from 'lucide-react/icons/share-2';
import * as m from '#messages/reading.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { notify } from '#ui/notify.ts';
import { ScriptButton } from '#ui/script-button.tsx';
import { type Shared, whatsAppHref } from './share-link.ts';
import { ShareSheetButton } from './share-sheet-button.tsx';
import './share-row.css';

/** WhatsApp works without script; the phone's share sheet and copying need it. */
export function ShareRow({ title, url }: Shared) {
  return (
    <div className="share-row">
      <b>{m.share}</b>
      <ShareSheetButton title={title} url={url} icon={<Icon of={Share2} />} otherwise={() => copy(url)}>
        {m.shareWith}
      </ShareSheetButton>
      <ButtonLink to={whatsAppHref({ title, url })} look="outline" size="sm" newTab>
        WhatsApp
      </ButtonLink>
      <ScriptButton look="outline" size="sm" icon={<Icon of={Link2} />} onClick={() => copy(url)}>
        {m.copyLink}
      </ScriptButton>
    </div>
  );
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    notify('success', m.linkCopied);
  } catch {
    notify('error', m.linkNotCopied, url);
  }
}
