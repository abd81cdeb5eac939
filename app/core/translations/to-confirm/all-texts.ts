import { legalTexts } from './legal-texts.ts';
import type { ConfirmReason, TextsToConfirm } from './text-to-confirm.ts';
import { traditionTexts } from './tradition-texts.ts';
import { usageTexts } from './usage-texts.ts';

/** Every text that a native reader confirms before a language is offered, all legal ones first. */
export const textsToConfirm: Readonly<Record<ConfirmReason, TextsToConfirm>> = {
  legal: legalTexts,
  tradition: traditionTexts,
  usage: usageTexts,
};
