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
          WhatsApp
        </ButtonLink>
      )}
      <ButtonLink to={href('/daily-darshan/by-email')} look="outline" size="sm">
        Send me this daily
      </ButtonLink>
      {share && (
        <ShareSheetButton {...share} otherwise={() => location.assign(whatsAppHref(share))}>
          Share
        </ShareSheetButton>
      )}
    </div>
  );
}
