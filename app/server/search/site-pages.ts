import { excerptOf, plainText } from '#core/content/preview.ts';
import type { SitePage } from '#core/content/site-page.ts';
import { listClasses } from '../classes/class-queries.ts';
import { listBlogTexts } from '../content/blogs-queries.ts';
import { listEventTexts } from '../content/events-queries.ts';
import { listInfoPages } from '../content/info-pages.ts';
import { listLeaders } from '../content/leaders-queries.ts';
import { listTempleServices } from '../content/services-queries.ts';
import { listCauses } from '../donations/cause-queries.ts';
import { listProductTexts } from '../products/listing-queries.ts';
import type { Services } from '../services.ts';
import { listTours } from '../tours/tour-queries.ts';
import { fixedPages } from './fixed-pages.ts';

// What is public, in one place: search, sitemap and the pictures of shared links read it here. A
// new kind of page needs one more source. Only routes may import this file (info-pages).

const summaryLength = 155;

type Source = (services: Services) => Promise<SitePage[]> | SitePage[];

const sources: readonly Source[] = [
  () => fixedPages.map((page) => ({ ...page, kind: 'page', words: '', changedAt: null })),
  infoPages,
  leaderPages,
  blogPages,
  eventPages,
  causePages,
  tourPages,
  classPages,
  servicePages,
  productPages,
];

/** Every page that everybody may read at this moment. */
export async function listSitePages(services: Services): Promise<SitePage[]> {
  return (await Promise.all(sources.map((source) => source(services)))).flat();
}

async function infoPages(services: Services): Promise<SitePage[]> {
  return (await listInfoPages(services)).map((page) => ({
    path: page.path,
    kind: 'page',
    title: page.label,
    summary: page.description,
    words: [
      page.title,
      page.lead,
      ...page.parts.map((part) => (part.kind === 'words' ? plainText(part.html) : '')),
    ].join(' '),
    picture: page.picture ?? 'contact-map',
    changedAt: null,
  }));
}

async function leaderPages(services: Services): Promise<SitePage[]> {
  return (await listLeaders(services)).map(({ id, name, role, summary, image }) => ({
    path: `/leadership/${encodeURIComponent(id)}`,
    kind: 'page',
    title: name,
    summary: `${role}. ${summary}`,
    words: '',
    picture: image,
    changedAt: null,
  }));
}

async function blogPages(services: Services): Promise<SitePage[]> {
  return (await listBlogTexts(services)).map(({ id, title, image, description, changedAt }) => ({
    path: `/blogs/single-blog/${encodeURIComponent(id)}`,
    kind: 'blog',
    title,
    summary: excerptOf(description, summaryLength),
    words: plainText(description),
    picture: image,
    changedAt,
  }));
}

async function eventPages(services: Services): Promise<SitePage[]> {
  return (await listEventTexts(services)).map(({ id, title, images, location, description, changedAt }) => ({
    path: `/events/single-event/${encodeURIComponent(id)}`,
    kind: 'event',
    title,
    summary: excerptOf(description, summaryLength),
    words: `${plainText(description)} ${location}`,
    picture: images[0].image,
    changedAt,
  }));
}

async function causePages(services: Services): Promise<SitePage[]> {
  return (await listCauses(services)).map(({ id, title, summary, description, image, types }) => ({
    path: `/donation/single-donation/${encodeURIComponent(id)}`,
    kind: 'cause',
    title,
    summary,
    words: [plainText(description), ...types.map((type) => type.title)].join(' '),
    picture: image,
    changedAt: null,
  }));
}

async function tourPages(services: Services): Promise<SitePage[]> {
  return (await listTours(services)).map(({ id, title, summary, length, image }) => ({
    path: `/toursdetails/${id}`,
    kind: 'page',
    title,
    summary,
    words: `tour yatra pilgrimage ${length}`,
    picture: image,
    changedAt: null,
  }));
}

async function classPages(services: Services): Promise<SitePage[]> {
  return (await listClasses(services)).map(({ id, title, description, teacher, language, image }) => ({
    path: `/classes/${id}`,
    kind: 'page',
    title,
    summary: excerptOf(description, summaryLength),
    words: `class course ${teacher} ${language}`,
    picture: image,
    changedAt: null,
  }));
}

async function servicePages(services: Services): Promise<SitePage[]> {
  return (await listTempleServices(services)).map(({ id, title, summary, image }) => ({
    path: `/services/${id}`,
    kind: 'page',
    title,
    summary,
    words: '',
    picture: image,
    changedAt: null,
  }));
}

async function productPages(services: Services): Promise<SitePage[]> {
  return (await listProductTexts(services)).map((product) => ({
    path: `/shop/single-product/${product.id}`,
    kind: 'product',
    title: product.title,
    summary: excerptOf(product.description, summaryLength),
    words: `${product.description} ${product.titleHi} ${product.category} shop buy`,
    picture: product.picture,
    changedAt: product.changedAt,
  }));
}
