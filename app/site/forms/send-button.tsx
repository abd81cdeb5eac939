import type { ComponentProps } from 'react';
import * as m from '#messages/forms.ts';
import { Button } from '#ui/button.tsx';
import { useBusyWhileSending } from './use-busy-while-sending.ts';

type SendButtonProps = Omit<ComponentProps<typeof Button>, 'ref' | 'busy'> & {
  /** The label while the form is being sent. */
  meanwhile?: string;
};

/**
 * Sends a plain form, and shows that it is being sent until the answer comes: on a slow line nobody
 * presses twice.
 */
export function SendButton({ meanwhile = m.sending, ...rest }: SendButtonProps) {
  const { button, busy } = useBusyWhileSending();
  return <Button {...rest} ref={button} type="submit" busy={busy && meanwhile} />;
}
