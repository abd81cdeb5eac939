import { formatRupees } from '#core/money/paise.ts';
import type { PageWords } from '#core/page-copy/page-words.ts';
import * as m from '#messages/csr.ts';
import type { GivenProject } from '#server/csr/projects-given.ts';
import { Picture } from '#ui/picture.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { Sentence } from '#ui/sentence.tsx';
import './csr.css';

/** What a company's file needs first. */
export function CsrFacts({ registration }: { registration: string }) {
  return (
    <div className="wrap">
      <section className="panel csr-facts" aria-labelledby="csr-facts-title">
        <h2 id="csr-facts-title" className="sr">
          {m.csrFacts}
        </h2>
        <dl>
          <div>
            <dt>{m.registration}</dt>
            <dd className="num" translate="no">
              {registration}
            </dd>
          </div>
          <div>
            <dt>{m.purposes}</dt>
            <dd>{m.purposesWords}</dd>
          </div>
          <div>
            <dt>{m.payment}</dt>
            <dd>{m.paymentWords}</dd>
          </div>
        </dl>
      </section>
    </div>
  );
}

/** The projects, each with the item of the schedule it falls under. */
export function CsrProjects({ words, projects }: { words: PageWords; projects: readonly GivenProject[] }) {
  if (projects.length === 0) return null;
  return (
    <section id="projects" className="section bg-soft" aria-labelledby="projects-title">
      <div className="wrap">
        <SectionHead id="projects-title" {...words} />
        <ul className="csr-projects">
          {projects.map(({ id, title, law, summary, image, target, given, part }) => (
            <li key={id} className="card">
              <div className="pic">
                <Picture name={image} alt="" />
              </div>
              <div className="body">
                <p className="sm muted">{law}</p>
                <h3>{title}</h3>
                <p className="sm">{summary}</p>
                {part !== null && <progress className="bar" value={part} aria-label={title} />}
                {given && <p className="sm num">{given}</p>}
                {!given && target !== null && (
                  <p className="sm">
                    <Sentence
                      text={m.needed}
                      parts={{ amount: () => <b className="num">{formatRupees(target, 'short')}</b> }}
                    />
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
