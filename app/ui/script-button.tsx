import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

/** A button whose action is script: without script it is not there. */
export function ScriptButton({ className = '', ...button }: ComponentProps<typeof Button>) {
  return (
    <Button type="button" className={`${className} noscript:hidden`.trim()} data-needs-script {...button} />
  );
}
