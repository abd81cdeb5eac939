import { type CsrProject, scheduleItems } from '#core/content/csr-project.ts';
import { formatRupees } from '#core/money/paise.ts';
import { scheduleItem as scheduleItemWords } from '#messages/csr.ts';
import * as m from '#messages/csr-given.ts';
import { listCsrProjects } from '../content/csr-projects-queries.ts';
import type { Services } from '../services.ts';
import { type ProjectSums, sumProjects } from './agreement-queries.ts';

/**
 * A project with the item of the law that it falls under, and with what companies gave for it, in
 * words and as a part of its target (0 to 1): by the ledger. `given`: null where nothing came;
 * `part`: null without a target and below one percent.
 */
export type GivenProject = CsrProject & { law: string; given: string | null; part: number | null };

/** The projects as /csr shows them. */
export async function listGivenProjects(services: Services): Promise<GivenProject[]> {
  const [projects, sums] = await Promise.all([listCsrProjects(services), sumProjects(services)]);
  return projects.map((project) => ({
    ...project,
    law: lawOf(project),
    ...givenFor(project, sums.get(project.id)),
  }));
}

function lawOf({ scheduleItem }: CsrProject): string {
  const { item, words } = scheduleItems[scheduleItem];
  return scheduleItemWords(item, words);
}

function givenFor({ target }: CsrProject, sums: ProjectSums | undefined) {
  if (!sums || sums.received <= 0) return { given: null, part: null };
  const { received, spent } = sums;
  const came = formatRupees(received, 'short');
  const words = [target ? m.receivedOf(came, formatRupees(target, 'short')) : m.received(came)];
  if (spent > 0) words.push(m.spent(formatRupees(spent, 'short')));
  const part = target ? Math.min(1, received / target) : 0;
  return { given: words.join(' · '), part: part < 0.01 ? null : part };
}
