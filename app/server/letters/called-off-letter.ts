import { href } from 'react-router';
import type { CalledOffRequest } from '../seats/queries/call-off-queries.ts';
import { greeting, type LetterPage, type Writing, writtenPage } from './letter-page.ts';

/** The row that says why something was called off; none where the office gave no reason. */
export function calledOffRows(m: Writing['m'], why: string) {
  return why === '' ? [] : [{ label: m.calledOffWhy, value: why }];
}

/** To somebody who enrolled or registered without paying on the site, or who waited for a seat. */
export function calledOffLetter(off: CalledOffRequest, writing: Writing): LetterPage {
  const { words, m, dates } = writing;
  const { phone, email } = writing.contact;
  const { title, reference } = off;
  const day = dates.dayInWords(off.day);
  const isClass = off.table === 'classes';
  return writtenPage(words('called-off', { title, day, reference, phone, email }), {
    title: greeting(writing, off.name),
    rows: [
      { label: isClass ? m.klass : m.tour, value: title },
      { label: isClass ? m.firstDay : m.departure, value: day },
      ...calledOffRows(m, off.why),
      { label: m.reference, value: reference },
    ],
    href: href(isClass ? '/classes' : '/tours'),
  });
}
