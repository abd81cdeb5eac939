import type { StarterEvents } from './starter-events.ts';

/**
 * What was typed into a text area before React hydrates is preserved: React then writes the default
 * over it (react-dom's initTextarea; inputs are spared). Nothing tells a page when that happens, so
 * until it is awake the property itself leaves a default alone.
 */
export function keepTypedWords({ awake }: StarterEvents): void {
  const area = HTMLTextAreaElement.prototype;
  const own = Object.getOwnPropertyDescriptor(area, 'value');
  if (!own) return;
  Object.defineProperty(area, 'value', {
    ...own,
    set(this: HTMLTextAreaElement, value: string) {
      if (value !== this.defaultValue) own.set?.call(this, value);
    },
  });
  addEventListener(awake, () => Object.defineProperty(area, 'value', own), { once: true });
}
