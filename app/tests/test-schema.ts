import { z } from 'zod';

// What search engines require of structured data
// (developers.google.com/search/docs/appearance/structured-data): the kinds that our pages have,
// each complete, and no undescribed kind.

const address = z.url({ protocol: /^https?$/ });
const words = z.string().trim().min(2);
const moment = z.iso.datetime({ offset: true });
const clock = z.string().regex(/^\d\d:\d\d$/);

const temple = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('HinduTemple'),
  name: words,
  url: address,
  image: address,
  telephone: words,
  email: z.email(),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: words,
    addressCountry: z.literal('IN'),
  }),
  geo: z.strictObject({
    '@type': z.literal('GeoCoordinates'),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  openingHoursSpecification: z
    .array(
      z.strictObject({
        '@type': z.literal('OpeningHoursSpecification'),
        dayOfWeek: z.array(words).length(7),
        opens: clock,
        closes: clock,
      }),
    )
    .min(1),
  sameAs: z.array(address),
});

const breadcrumbs = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.number(),
        name: words,
        // The last is the page itself.
        item: address.optional(),
      }),
    )
    .min(2)
    .refine((steps) => steps.every(({ position }, at) => position === at + 1))
    .refine((steps) => steps.slice(0, -1).every(({ item }) => item !== undefined)),
});

const event = z.object({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('Event'),
  inLanguage: z.literal('en'),
  name: words,
  description: words,
  startDate: moment,
  endDate: moment.optional(),
  eventStatus: z.enum(['https://schema.org/EventScheduled', 'https://schema.org/EventCancelled']),
  eventAttendanceMode: z.literal('https://schema.org/OfflineEventAttendanceMode'),
  location: z.strictObject({ '@type': z.literal('Place'), name: words, address: words }),
  image: z.union([address, z.array(address).min(1)]),
  organizer: z.strictObject({ '@type': z.literal('Organization'), name: words, url: address }),
});

const blog = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('BlogPosting'),
  inLanguage: z.literal('en'),
  headline: words.max(110),
  description: words,
  image: address,
  datePublished: moment,
  dateModified: moment,
  author: z.strictObject({ '@type': z.literal('Person'), name: z.literal('Admin') }),
  publisher: z.strictObject({ '@type': z.literal('Organization'), name: words }),
  mainEntityOfPage: address,
});

const questions = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('FAQPage'),
  inLanguage: z.literal('en'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: words.endsWith('?'),
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: words.min(20) }),
      }),
    )
    .min(2),
});

const product = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('Product'),
  '@id': address,
  name: words,
  description: words,
  category: words,
  image: address,
  offers: z
    .array(
      z.strictObject({
        '@type': z.literal('Offer'),
        url: address,
        name: words,
        sku: words,
        price: z.string().regex(/^\d+(\.\d\d)?$/),
        priceCurrency: z.literal('INR'),
        availability: z.templateLiteral([
          'https://schema.org/',
          z.enum(['InStock', 'OutOfStock', 'Discontinued']),
        ]),
      }),
    )
    .min(1),
});

/** Throws for an incomplete block of structured data. */
export const structuredData = z.discriminatedUnion('@type', [
  temple,
  breadcrumbs,
  event,
  blog,
  questions,
  product,
]);
