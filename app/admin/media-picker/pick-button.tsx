import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { usePickMedia } from './media-picker.tsx';

type PickButtonProps = {
  kinds: Parameters<ReturnType<typeof usePickMedia>>[0];
  onPick: Parameters<ReturnType<typeof usePickMedia>>[1];
  children: ReactNode;
};

/** Opens the library to choose a file of these kinds; without script it is not there. */
export function PickButton({ kinds, onPick, children }: PickButtonProps) {
  const pick = usePickMedia();
  return (
    <Button
      type="button"
      look="outline"
      size="sm"
      className="noscript:hidden"
      data-needs-script
      onClick={() => pick(kinds, onPick)}
    >
      {children}
    </Button>
  );
}
