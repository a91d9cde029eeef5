/**
 * Takes the pictures of the shop that the web app manifest shows where the shop can be installed, into
 * `public/screenshots/`. Start the product, then `node scripts/make-screenshots.ts http://localhost:3000`.
 */
import { mkdir } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import sharp from 'sharp'

const origin = process.argv[2] ?? 'http://localhost:3000'
const folder = new URL('../public/screenshots/', import.meta.url)

const SHOTS = [
  { name: 'sklep-narrow', path: '/sklep', width: 390, height: 844, scale: 2 },
  {
    name: 'produkt-narrow',
    path: '/sklep/produkt/kartka-na-dzien-matki-bukiet',
    width: 390,
    height: 844,
    scale: 2,
  },
  { name: 'sklep-wide', path: '/sklep', width: 1440, height: 900, scale: 1 },
] as const

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({
  ...(process.env['CHROMIUM_PATH'] === undefined ? {} : { executablePath: process.env['CHROMIUM_PATH'] }),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  for (const { name, path, width, height, scale } of SHOTS) {
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: scale,
      isMobile: width < 600,
      hasTouch: width < 600,
      locale: 'pl-PL',
      colorScheme: 'dark',
      reducedMotion: 'reduce',
    })
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.waitForFunction(() =>
      [...document.images].every((image) => image.complete || image.loading === 'lazy'),
    )
    const bytes = await page.screenshot()
    // A palette keeps them small: they are shown small, and fetched by whoever is offered the installation.
    await sharp(bytes)
      .png({ palette: true, quality: 90, effort: 8 })
      .toFile(new URL(`${name}.png`, folder).pathname)
    await page.close()
  }
} finally {
  await browser.close()
}
