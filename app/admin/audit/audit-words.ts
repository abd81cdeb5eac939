import { sentence } from '#admin/words/sentence.ts';
import { findContentKind } from '#core/cms/kinds/content-kinds.ts';
import * as m from '#messages/admin/audit.ts';

/** Names of record types, where the log's own name is not the usual one. */
const nouns: Record<string, string> = m.nouns;

/** Actions whose two-part name is not clear enough. */
const actions: Record<string, string> = m.actions;

const verbs: Record<string, string> = m.verbs;

/** 'tax-text' as 'Tax text of receipts': the kind of record, for the filter. */
export function nounWords(noun: string): string {
  return nouns[noun] ?? findContentKind(noun)?.one ?? sentence(noun);
}

/** 'receipt.resent' as 'Receipt resent'. */
export function actionWords(action: string): string {
  const label = actions[action];
  if (label) return label;
  const [noun = '', verb = ''] = action.split('.');
  return verb === '' ? nounWords(noun) : m.did(nounWords(noun), verbs[verb] ?? verb.replaceAll('-', ' '));
}
