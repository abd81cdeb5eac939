import type { ReactNode } from 'react';
import { ScriptButton } from '#ui/script-button.tsx';
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
    <ScriptButton look="outline" size="sm" onClick={() => pick(kinds, onPick)}>
      {children}
    </ScriptButton>
  );
}
