/** What distinguishes pages: status, title, headings. */
export type PageFacts = {
  status: number;
  location: string | null;
  titles: string[];
  headings: string[];
  canonical: string[];
};

/** Reads them from an answer of the site. */
export async function factsOf(answer: Response): Promise<PageFacts> {
  const html = await answer.text();
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    titles: allIn(html, /<title>([^<]*)/g),
    headings: allIn(html, /<h1[ >].*?<\/h1>/gs),
    canonical: allIn(html, /<link rel="canonical" href="([^"]*)"/g),
  };
}

/** The first group of each match, or the whole match. */
export function allIn(html: string, part: RegExp): string[] {
  return [...html.matchAll(part)].map(([whole, found]) => found ?? whole);
}
