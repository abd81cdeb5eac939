import { does, type StaffForm } from '../auth/staff-route.ts';
import type { StatementKey } from './statement-lines.ts';
import { findFiledStatement } from './statement-queries.ts';

type OfStatement = StaffForm<{ params: { entityId: string; taxYear: string } }>;

/** Something done to the statement that the address names; 404 where there is none. */
export function toStatement<Answer>(act: (call: OfStatement, key: StatementKey) => Promise<Answer>) {
  return does('statements.file', async (call: OfStatement) => {
    const { entityId, taxYear } = call.params;
    if (!(await findFiledStatement(call.services, { entityId, taxYear }))) {
      throw new Response(null, { status: 404 });
    }
    return act(call, { entityId, taxYear });
  });
}
