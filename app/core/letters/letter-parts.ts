import type { DisplayPart } from '#core/settings/display-parts.ts';
import type { LetterField } from './letter-model.ts';
import { letterFields } from './read-letter-text.ts';

/** The fields of a letter as the admin names them. */
export const letterLabels: Record<LetterField, string> = {
  subject: 'Subject',
  preview: 'Line beside the subject',
  hindi: 'A line in Hindi',
  body: 'Letter',
  button: 'Words on the button',
  notes: 'Small print',
};

/** The parts of a letter's text, also of one stored in an older shape. */
export function letterParts(text: unknown): DisplayPart[] {
  return letterFields.map((field) => {
    const value = (text as Record<string, unknown> | null)?.[field];
    return { label: letterLabels[field], text: typeof value === 'string' ? value : '' };
  });
}
