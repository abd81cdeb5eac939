import * as m from '#messages/darshan-pages.ts';
import { type Shared, whatsAppHref } from '#site/reading/share-link.ts';
import { ShareSheetButton } from '#site/reading/share-sheet-button.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';

/** Under the picture: pass it on, or have it every day. `share`: null where there is no photo. */
export function DarshanActions({ share }: { share: Shared | null }) {
  return (
    <div className="wrap darshan-actions">
      {share && (
        <ButtonLink to={whatsAppHref(share)} size="sm" newTab>
          {m.whatsApp}
        </ButtonLink>
      )}
      <ButtonLink to={href('/daily-darshan/by-email')} look="outline" size="sm">
        {m.sendDaily}
      </ButtonLink>
      {share && (
        <ShareSheetButton {...share} otherwise={() => location.assign(whatsAppHref(share))}>
          {m.share}
        </ShareSheetButton>
      )}
    </div>
  );
}
