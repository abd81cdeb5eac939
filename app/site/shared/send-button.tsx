import type { ComponentProps } from 'react';
import { Button } from '#ui/button.tsx';
import { useBusyWhileSending } from './use-busy-while-sending.ts';

type SendButtonProps = Omit<ComponentProps<typeof Button>, 'ref' | 'busy'> & {
  /** What it says while the form is on its way. */
  meanwhile?: string;
};

/** Sends a plain form, and says from the press until the answer that it is on its way: on a slow line nobody presses twice. */
export function SendButton({ meanwhile = 'Sending…', ...rest }: SendButtonProps) {
  const { button, busy } = useBusyWhileSending();
  return <Button {...rest} ref={button} type="submit" busy={busy && meanwhile} />;
}
