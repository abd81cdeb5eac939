import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { addressNumber } from '#core/fields/address-number.ts';
import type { Problem } from '#core/result.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { describeMedia } from '#server/media/describe-media.ts';
import { beginUpload, finishUpload, receivePiece } from '#server/media/upload-pieces.ts';
import { readFormText } from '#server/web-request/form-text.ts';

const fields = ['intent', 'id', 'name', 'bytes', 'alt'] as const;

/** The upload API of the browser: begin, chunks (the bytes themselves), finish. Answers JSON. */
export const action = forStaff('media.add', async ({ request, url, services, staff }) => {
  const position = url.searchParams.get('position');
  if (position !== null) {
    const [id, place] = [url.searchParams.get('id') ?? '', addressNumber(position) ?? -1];
    const bytes = new Uint8Array(await request.arrayBuffer());
    return answer(await receivePiece(services, staff, { id, position: place, bytes }));
  }
  const typed = await readFormText(request, fields);
  switch (typed.intent) {
    case 'begin': {
      const begun = await beginUpload(services, staff, { name: typed.name, bytes: Number(typed.bytes) });
      return answer(begun.ok ? { ok: true, value: { uploadId: begun.value } } : begun);
    }
    case 'finish':
      return answer(await finishUpload(services, staff, typed.id));
    case 'describe':
      return answer(await describeMedia(services, staff, { id: typed.id, alt: typed.alt }));
    default:
      return answer({ ok: false, code: 'choice-invalid' });
  }
});

type Answer = { ok: true; value: unknown } | { ok: false; code: string; problems?: Problem[] };

function answer(outcome: Answer): Response {
  if (outcome.ok) return Response.json(outcome.value ?? {});
  const problem = outcome.problems?.[0] ?? { code: outcome.code, values: undefined };
  return Response.json({ message: adminMessageFor(problem.code, problem.values) }, { status: 422 });
}
