import { readVersion } from '#core/fields/version.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { movesSeats, readAnswer } from '#core/requests/work-on-request.ts';
import { accept, type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { Services } from '../services.ts';
import { findInboxRequest } from './inbox-queries.ts';

type Answered =
  | FormOutcome<null>
  | Refusal<'not-allowed' | 'no-request' | 'no-sender-email' | 'changed-meanwhile'>;

/**
 * Writes to whoever sent a request. The letter goes out after the commit, the words stay with the
 * request, and it is assigned to the writer unless somebody has it. Of two who answer the same
 * version at once, the second gets a conflict before a second letter goes.
 */
export async function answerByLetter(
  services: Services,
  viewer: Viewer,
  id: string,
  typed: { body: string; afterwards: string; version: string },
): Promise<Answered> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'inbox.answer')) return refuse('not-allowed');
  const request = await findInboxRequest(services, viewer, id);
  if (!request) return refuse('no-request');
  const to = request.sender.email;
  if (!to) return refuse('no-sender-email');
  const read = readAnswer(typed);
  if (!read.ok) return read;
  const { ids, clock } = services;
  const { body } = read.value;
  // A closed one stays closed: the same words may wait in another one by now.
  const closed = request.state === 'done' || request.state === 'declined';
  const afterwards = closed ? request.state : read.value.afterwards;
  const answered = await services.db.transaction().execute(async (trx) => {
    const saved = await trx
      .updateTable('requests')
      .set({
        state: afterwards,
        assigned_to: request.assignedTo ?? viewer.personId,
        updated_at: clock(),
        version: request.version + 1,
      })
      .where('id', '=', id)
      .where('version', '=', readVersion(typed.version))
      .executeTakeFirst();
    if (!saved.numUpdatedRows) return refuse('changed-meanwhile');
    const answerId = ids('ans');
    await trx
      .insertInto('request_answers')
      .values({ id: answerId, request_id: id, author_id: viewer.personId, body, written_at: clock() })
      .execute();
    const letter = { kind: 'request-answer', answerId } as const;
    await queueLetter(trx, ids, { to, causeKey: `request-answer:${answerId}`, letter });
    if (movesSeats(request, afterwards)) await services.pages.bump(trx);
    await writeAudit(trx, services, viewer, {
      action: 'request.answered',
      subject: id,
      details: { answer: answerId },
      before: { state: request.state },
      after: { state: afterwards },
    });
    return accept(null);
  });
  if (answered.ok) services.wakeups.wake('send-letters');
  return answered;
}
