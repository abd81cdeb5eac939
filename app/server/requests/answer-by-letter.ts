import { readVersion } from '#core/fields/version.ts';
import { movesSeats, readAnswer } from '#core/requests/work-on-request.ts';
import { accept, type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { staffWrite } from '../write/staff-write.ts';
import { findInboxRequest } from './inbox-queries.ts';

type Answered = FormOutcome<null> | Refusal<'no-request' | 'no-sender-email' | 'changed-meanwhile'>;

/**
 * Writes to whoever sent a request. The letter goes out after the commit, the words stay with the
 * request, and it is assigned to the writer unless somebody has it. Of two who answer the same
 * version at once, the second gets a conflict before a second letter goes.
 */
export const answerByLetter = staffWrite({
  permission: 'inbox.answer',
  run: async (
    { services, trx, staff, audit, wake, pagesChanged },
    id: string,
    typed: { body: string; afterwards: string; version: string },
  ): Promise<Answered> => {
    const request = await findInboxRequest(services, staff, id);
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
    wake('send-letters');
    const saved = await trx
      .updateTable('requests')
      .set({
        state: afterwards,
        assigned_to: request.assignedTo ?? staff.personId,
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
      .values({ id: answerId, request_id: id, author_id: staff.personId, body, written_at: clock() })
      .execute();
    const letter = { kind: 'request-answer', answerId } as const;
    const reader = { language: request.language };
    await queueLetter(trx, ids, { to, reader, causeKey: `request-answer:${answerId}`, letter });
    if (movesSeats(request, afterwards)) pagesChanged();
    await audit({
      action: 'request.answered',
      subject: id,
      details: { answer: answerId },
      before: { state: request.state },
      after: { state: afterwards },
    });
    return accept(null);
  },
});
