import type { TempleSettings } from '#core/content/temple-settings.ts';
import { type OpeningHours, titled } from '#core/hours/opening-hours.ts';

/** The temple for search engines: schema.org HinduTemple, with the hours of the settings. */
export function templeData(settings: TempleSettings, url: string, image: string) {
  const { identity, contact, openingHours, social } = settings;
  return {
    '@context': 'https://schema.org',
    '@type': 'HinduTemple',
    name: `${identity.name}, ${identity.place}`,
    url,
    image,
    telephone: contact.phone,
    email: contact.email,
    address: { '@type': 'PostalAddress', streetAddress: contact.address, addressCountry: 'IN' },
    geo: { '@type': 'GeoCoordinates', latitude: contact.latitude, longitude: contact.longitude },
    openingHoursSpecification: hoursData(openingHours),
    sameAs: Object.values(social).map(({ to }) => to),
  };
}

/** Days with the same hours are grouped; special days follow with their date. */
function hoursData({ week, days }: OpeningHours) {
  const shared = new Map<string, { dayOfWeek: string[]; opens: string; closes: string }>();
  for (const { day, sittings } of week) {
    for (const { opens, closes } of sittings) {
      const known = shared.get(`${opens} ${closes}`) ?? { dayOfWeek: [], opens, closes };
      known.dayOfWeek.push(titled(day));
      shared.set(`${opens} ${closes}`, known);
    }
  }
  const own = days.flatMap(({ on, sittings }) => {
    const span = { validFrom: on, validThrough: on };
    // 00:00 to 00:00 means 'closed all day' to search engines.
    if (sittings.length === 0) return [{ ...span, opens: '00:00', closes: '00:00' }];
    return sittings.map(({ opens, closes }) => ({ ...span, opens, closes }));
  });
  return [...shared.values(), ...own].map((hours) => ({ '@type': 'OpeningHoursSpecification', ...hours }));
}
