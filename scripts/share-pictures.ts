import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { templeDefaults } from '../app/core/content/temple-settings.ts';
import { type Language, languageNames, languages } from '../app/core/language/languages.ts';
import { shippedWords } from '../app/core/settings/shipped-words.ts';
import { pictures } from '../app/ui/art/pictures.ts';
import { photoNames } from '../app/ui/photos/photo-names.ts';
import { chromiumPath } from './chromium-path.ts';

// npm run share-pictures: renders the pictures of shared links (1200 x 630, one for each drawing,
// photo of ui/photos and language) and the icons of the installed site into public/. To be run
// when one of them, the logo or the temple's name changes; the files are part of the repository.
// Needs Debian's Chromium.

const art = path.resolve('app/ui/art');
const fonts = path.resolve('app/ui/fonts');
const read = (file: string) => readFileSync(file).toString('base64');
const photo = (name: string) =>
  `data:image/avif;base64,${read(path.resolve(`app/ui/photos/${name}-960.avif`))}`;
const svg = (file: string) => `data:image/svg+xml;base64,${read(file)}`;
const logo = svg(path.join(art, 'ornaments/logo-mark.svg'));
const tiro = (file: string) => `url(data:font/woff2;base64,${read(path.join(fonts, file))})`;

mkdirSync('public/icons', { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
try {
  for (const language of languageNames) {
    mkdirSync(folderOf(language), { recursive: true });
    for (const [name, { focal }] of Object.entries(pictures))
      await drawShare(browser, { name, source: svg(path.join(art, `${name}.svg`)), focal }, language);
    for (const name of photoNames)
      await drawShare(browser, { name, source: photo(name), focal: '50% 50%' }, language);
  }
  for (const [file, size, share] of [
    ['icon-192', 192, 0.8],
    ['icon-512', 512, 0.8],
    // A mask may take a fifth from each side.
    ['maskable-512', 512, 0.56],
    ['apple-touch-icon', 180, 0.72],
  ] as const)
    await drawIcon(browser, file, size, share);
} finally {
  await browser.close();
}

function folderOf(language: Language): string {
  return `public/share${languages[language].prefix}`;
}

function templeIn(language: Language): string {
  const { name, place } = { ...templeDefaults.identity, ...shippedWords(language).identity };
  return `${name}, ${place}`;
}

type Shared = { name: string; source: string; focal: string };

async function drawShare(from: Browser, { name, source, focal }: Shared, language: Language): Promise<void> {
  const page = await from.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(`<!doctype html><style>
    @font-face { font-family: Tiro; src: ${tiro('tiro-latin.woff2')}; unicode-range: U+0020-00FF; }
    @font-face { font-family: Tiro; src: ${tiro('tiro-hindi.woff2')}; unicode-range: U+0900-097F, U+200C-200D; }
    * { margin: 0; }
    .art { width: 1200px; height: 630px; object-fit: cover; object-position: ${focal}; display: block; }
    .name { position: fixed; inset: auto 0 0; display: flex; align-items: center; gap: 22px; padding: 90px 48px 36px;
      background: linear-gradient(transparent, rgb(21 18 58 / 0.88)); color: #fff; font: 42px/1 Tiro; }
    .name img { width: 72px; height: 72px; padding: 8px; border-radius: 18px; background: #fffaf0; }
  </style><img class="art" src="${source}"><p class="name"><img src="${logo}">${templeIn(language)}</p>`);
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot();
  await sharp(shot)
    .jpeg({ quality: 72, mozjpeg: true })
    .toFile(`${folderOf(language)}/${name}.jpg`);
  await page.close();
}

async function drawIcon(from: Browser, file: string, size: number, share: number): Promise<void> {
  const page = await from.newPage({ viewport: { width: size, height: size } });
  const side = Math.round(size * share);
  await page.setContent(`<!doctype html><style>
    body { margin: 0; display: grid; place-items: center; height: 100vh; background: #fffaf0; }
    </style><img src="${logo}" width="${side}" height="${side}">`);
  await page.screenshot({ path: `public/icons/${file}.png` });
  await page.close();
}
