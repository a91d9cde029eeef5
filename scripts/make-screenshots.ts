import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from 'playwright'
import sharp from 'sharp'
import { chromiumArguments } from '../tests/support/chromiumArguments.ts'

/**
 * Takes the pictures of the web app manifest (src-sw/manifest.ts) from the running built product:
 *
 *     npm start & node scripts/make-screenshots.ts http://localhost:3000
 *
 * Their sizes are written in the manifest; a browser refuses a picture that has another.
 */
interface Shot {
  readonly name: string
  readonly path: string
  readonly viewport: { readonly width: number; readonly height: number }
  readonly scale: number
}

const NARROW = { width: 390, height: 844 }
const SHOTS: readonly Shot[] = [
  { name: 'sklep-narrow', path: '/sklep', viewport: NARROW, scale: 2 },
  { name: 'produkt-narrow', path: '/sklep/produkt/kubek-z-twoim-obrazem', viewport: NARROW, scale: 2 },
  { name: 'sklep-wide', path: '/sklep', viewport: { width: 1440, height: 900 }, scale: 1 },
]

const folder = fileURLToPath(new URL('../public/screenshots', import.meta.url))

async function take(browser: Browser, origin: string, { name, path, viewport, scale }: Shot): Promise<void> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: scale,
    isMobile: scale > 1,
    locale: 'pl-PL',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(origin + path)
  await page.waitForLoadState('networkidle')
  // Every picture in view has arrived.
  await page.waitForFunction(() =>
    Array.from(document.images)
      .filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect()
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
      })
      .every((image) => image.complete && image.naturalWidth > 0),
  )
  const shot = await page.screenshot()
  await sharp(shot)
    .png({ palette: true, effort: 10 })
    .toFile(join(folder, `${name}.png`))
  await context.close()
}

const origin = process.argv[2] ?? 'http://localhost:3000'
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [...chromiumArguments],
})
try {
  for (const shot of SHOTS) await take(browser, origin, shot)
} finally {
  await browser.close()
}
