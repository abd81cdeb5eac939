import * as m from '#messages/frame.ts';
import { language, prefix } from '#messages/language.ts';
import { plainHref } from '#ui/href.ts';

/** A page of questions as search engines read them (schema.org FAQPage). */
export function faqData(questions: readonly { question: string; answer: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Breadcrumbs for search engines (schema.org BreadcrumbList); the page itself comes last. */
export function breadcrumbData(
  siteUrl: string,
  trail: readonly { to: string; label: string }[],
  here: string,
) {
  const steps = [
    { to: plainHref('/'), label: m.home },
    ...trail.map(({ to, label }) => ({ to: `${prefix}${to}`, label })),
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...steps.map(({ to, label }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: label,
        item: new URL(to, siteUrl).href,
      })),
      { '@type': 'ListItem', position: steps.length + 1, name: here },
    ],
  };
}
