import { Form } from 'react-router';
import { shortMoment } from '#admin/words/moment-words.ts';
import * as m from '#messages/admin/system.ts';
import type { JobState } from '#server/system/system-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { jobTone, jobWords } from './system-words.ts';

const words = { good: m.inTime, wait: '', bad: m.failedOrLate, info: '' };

export function JobList({ jobs, now }: { jobs: JobState[]; now: Date }) {
  return (
    <ul className="admin-rows">
      {jobs.map((job) => {
        const tone = jobTone(job, now);
        return (
          <li key={job.name} className="row between wrapx">
            <span className="grow-text">
              <b>{jobWords(job.name)}</b>
              <span className="sm muted block">{m.lastDone(shortMoment(job.ranAt))}</span>
              {job.failedAt && (
                <span className="sm muted block">{m.lastFault(shortMoment(job.failedAt), job.error)}</span>
              )}
            </span>
            <span className="row wrapx">
              <Badge tone={tone}>{words[tone]}</Badge>
              <Form method="post">
                <input type="hidden" name="intent" value="run-job" />
                <input type="hidden" name="id" value={job.name} />
                <Button look="outline" size="sm" aria-label={m.doNowOf(jobWords(job.name))}>
                  {m.doNow}
                </Button>
              </Form>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
