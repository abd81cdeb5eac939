import { editHref, listHref } from '#admin/menu/content-links.ts';
import { midSentence } from '#admin/words/mid-sentence.ts';
import { findContentKind } from '#core/cms/kinds/content-kinds.ts';
import { isLetterKey, letterModel } from '#core/letters/letter-texts.ts';
import { formatRupees } from '#core/money/paise.ts';
import { findSection } from '#core/settings/find-section.ts';
import * as m from '#messages/admin/audit.ts';
import type { AuditSubject } from '#server/person-file/audit-subjects.ts';
import { href } from '#ui/href.ts';

export type SubjectLink = { words: string; to: string | null };
type AuditedAction = { action: string; subject: string; details: Record<string, unknown> };

const admin = href('/admin-dashboard');

/**
 * The record of an entry in words, with its admin page; null where the log has only its own name
 * for it.
 */
export function subjectLink(audited: AuditedAction, found: AuditSubject | null): SubjectLink | null {
  // A product may have the id of its only article, and so may a category by chance.
  const named = found?.kind === 'article' && !/^(stock|product)\./.test(audited.action);
  return found && !named ? ofFound(audited, found) : ofName(audited);
}

function ofFound({ action, subject }: AuditedAction, found: AuditSubject): SubjectLink | null {
  switch (found.kind) {
    case 'person':
      return {
        words: found.name,
        to: `${admin}/${/^staff\.(joined|roles)/.test(action) ? 'staff' : 'people'}/${subject}`,
      };
    case 'donation':
      return {
        words: m.giftOf(formatRupees(found.total, 'short')),
        to: `${admin}/donation/single-donation/${subject}`,
      };
    case 'order':
      return { words: m.orderOf(found.number), to: `${admin}/orders/${subject}` };
    case 'request':
      return { words: m.requestOf(found.reference), to: `${admin}/inbox/${subject}` };
    case 'article':
      return {
        words: found.title,
        to: `${admin}/products/${found.productId}${action.startsWith('stock.') ? '/stock' : ''}`,
      };
  }
}

/** Records whose id is readable by itself. A deleted one links to the list that it was in. */
function ofName({ action, subject, details }: AuditedAction): SubjectLink | null {
  const [noun = '', verb = ''] = action.split('.');
  const name = encodeURIComponent(subject);
  const kind = findContentKind(noun);
  if (kind)
    return verb === 'binned'
      ? { words: m.binOf(midSentence(kind.many)), to: `${listHref(kind)}?bin` }
      : { words: m.openIt, to: editHref(kind, subject) };
  switch (noun) {
    case 'product':
      return { words: subject, to: `${admin}/products/${name}` };
    case 'cause':
      return { words: subject, to: `${admin}/donation/causes/${name}` };
    case 'zone':
      return { words: subject, to: `${admin}/products/delivery/${name}` };
    case 'category':
      return { words: subject, to: `${admin}/products/categories` };
    case 'gst-rate':
    case 'tax-class':
      return { words: m.gstRates, to: `${admin}/products/gst` };
    case 'pages':
      return { words: subject, to: `${admin}/pages/${subject.replace(/^\//, '')}` };
    case 'settings':
    case 'gifts-account':
      return subject === 'openingHours'
        ? { words: m.openingHours, to: `${admin}/settings/hours` }
        : { words: findSection(subject)?.title ?? subject, to: `${admin}/settings/${name}` };
    case 'letter':
      return isLetterKey(subject)
        ? { words: letterModel(subject).title, to: `${admin}/settings/letters/${name}` }
        : { words: m.letters, to: `${admin}/system` };
    case 'legal-entity':
    case 'tax-text':
    case 'receipt-series':
      return { words: m.receipts, to: `${admin}/settings/receipts` };
    case 'statement':
      return { words: subject.replace('/', ', '), to: `${admin}/donation/statements/${subject}` };
    case 'certificate':
      return {
        words: m.certificatesOf(subject.replace('/', ', ')),
        to: `${admin}/donation/statements/${subject}/certificates`,
      };
    case 'media':
      return verb === 'deleted' ? null : { words: m.openIt, to: `${admin}/media/file/${name}` };
    case 'event-product':
    case 'event-slot':
    case 'event-slots':
      return { words: subject, to: `${admin}/passes/${name}/plan` };
    case 'event-gate':
      return { words: subject, to: `${admin}/passes/${name}/gates` };
    case 'pass-letter':
    case 'pass-bookings':
      return { words: subject, to: `${admin}/passes/${name}/bookings` };
    case 'pass-key':
      return { words: subject, to: `${admin}/passes/keys` };
    case 'departure':
      return typeof details.tour === 'string'
        ? { words: details.tour, to: `${admin}/tours/departures/${encodeURIComponent(details.tour)}` }
        : null;
    case 'template':
      return { words: m.answerTemplates, to: `${admin}/inbox/templates` };
    case 'calendar':
      return { words: m.calendar, to: `${admin}/calendar` };
    case 'change':
      return { words: m.secondOwner, to: `${admin}/changes` };
    case 'job':
    case 'gateway-event':
    case 'backup':
      return { words: m.system, to: `${admin}/system` };
    default:
      return null;
  }
}
