import { readCsrProject } from '#core/content/csr-project.ts';
import { readLeader } from '#core/content/leader.ts';
import { readMilestone } from '#core/content/milestone.ts';
import type { RowFields } from '#core/content/row-fields.ts';
import { readTeacher } from '#core/content/teacher.ts';
import { readTestimonial } from '#core/content/testimonial.ts';
import type { FormOutcome } from '#core/result.ts';
import { cleanRichText } from '../rich-text/rich-text.ts';
import type { Services } from '../services.ts';
import { demoRows } from './demo-rows.ts';
import { fillTable } from './fill-table.ts';

/** Fills the leaders, teachers, testimonials and milestones of an empty site. */
export async function seedTempleRows({ db }: Services): Promise<void> {
  const leaders = formRows('leaders', readLeader);
  await fillTable(
    db,
    'leaders',
    leaders.map((row) => ({ ...row, body: cleanRichText(row.body) })),
  );
  await fillTable(db, 'teachers', formRows('teachers', readTeacher));
  await fillTable(db, 'testimonials', formRows('testimonials', readTestimonial));
  await fillTable(db, 'milestones', formRows('milestones', readMilestone));
}

/** Fills the CSR projects of an empty site. */
export async function seedCsrProjects({ db }: Services): Promise<void> {
  const projects = formRows('csr_projects', readCsrProject);
  await fillTable(
    db,
    'csr_projects',
    projects.map(({ scheduleItem, target, ...row }) => ({
      ...row,
      schedule_item: scheduleItem,
      target_paise: target,
    })),
  );
}

/**
 * The rows of a file as the admin's form would have read them: what the form refuses is a fault of
 * the file.
 */
function formRows<Fields extends RowFields, Row>(
  name: string,
  read: (typed: Fields) => FormOutcome<Row>,
): Row[] {
  return demoRows<Fields>(name).map((typed, at) => {
    const answer = read({ ...typed, position: String(at), published: 'on' });
    if (!answer.ok) throw new Error(`demo row ${typed.id}: ${JSON.stringify(answer.problems)}`);
    return answer.value;
  });
}
