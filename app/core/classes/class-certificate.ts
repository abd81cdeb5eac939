import { dayInWords } from '#core/time/date-words.ts';

/** What a certificate of a class says; frozen when it is issued. */
export type ClassCertificateFacts = {
  temple: string;
  name: string;
  title: string;
  teacher: string;
  startsOn: string;
  endsOn: string;
  came: number;
  lessons: number;
};

export type ClassCertificate = { number: string; issuedOn: string; facts: ClassCertificateFacts };

/** As text: everything the printed page shows, in its order. In English, as all its papers. */
export function classCertificateSheet({ number, issuedOn, facts }: ClassCertificate) {
  const { temple, name, title, teacher, startsOn, endsOn, came, lessons } = facts;
  return {
    ...{ temple, number, name, course: title },
    title: 'Certificate · प्रमाण-पत्र',
    sentence: 'has completed the class',
    facts: [
      { label: 'From', value: dayInWords(startsOn) },
      { label: 'To', value: dayInWords(endsOn) },
      { label: 'Teacher', value: teacher },
      { label: 'Attended', value: `${came} of ${lessons} lessons` },
      { label: 'Date', value: dayInWords(issuedOn) },
    ],
  };
}
