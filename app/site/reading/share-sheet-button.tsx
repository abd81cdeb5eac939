import { type ReactNode, useLayoutEffect } from 'react';
import { InlineScript } from '#site/frame/inline-script.tsx';
import { ScriptButton } from '#ui/script-button.tsx';
import { type Shared, shareLink } from './share-link.ts';
import './share-sheet-button.css';

/** Marks the page where the browser has no share sheet, before the button is painted. */
const markNoShare = "if(!navigator.share)document.documentElement.setAttribute('data-no-share','')";

type ShareSheetButtonProps = Shared & { icon?: ReactNode; otherwise: () => unknown; children: string };

/** Opens the phone's share sheet; hidden where there is none. `otherwise`: where it fails. */
export function ShareSheetButton({ title, url, icon, otherwise, children }: ShareSheetButtonProps) {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-no-share', !('share' in navigator));
  }, []);
  return (
    <>
      {/* Only the server's HTML runs it. */}
      <InlineScript code={import.meta.env.SSR ? markNoShare : ''} />
      <ScriptButton
        look="outline"
        size="sm"
        className="share-sheet"
        icon={icon}
        onClick={() => shareLink({ title, url }, otherwise)}
      >
        {children}
      </ScriptButton>
    </>
  );
}
