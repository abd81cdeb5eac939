import { type Shared, shareLink, whatsAppHref } from '#site/reading/share-link.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

/** Under the picture: pass it on, or have it every day. `share`: null where there is no photo. */
export function DarshanActions({ share }: { share: Shared | null }) {
  // Comes last in its row, so that nothing moves where the browser has a share sheet.
  const hasSheet = useHydrated() && 'share' in navigator;
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
      {share && hasSheet && (
        <Button
          type="button"
          look="outline"
          size="sm"
          onClick={() => shareLink(share, () => location.assign(whatsAppHref(share)))}
        >
          Share
        </Button>
      )}
    </div>
  );
}
