import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright'
import sharp from 'sharp'
import { chromiumArguments } from '../tests/support/chromiumArguments.ts'

/**
 * Takes the pictures of the web app manifest (src-sw/manifest.ts) from the running built product, as the demo user
 * whose password the start prints:
 *
 *     npm start & node scripts/make-screenshots.ts http://localhost:3000 the-printed-password
 *
 * Their sizes are written in the manifest; a browser refuses a picture that has another.
 */
interface Shot {
  readonly name: string
  readonly path: string
  readonly viewport: { readonly width: number; readonly height: number }
  readonly scale: number
  /** The steps on the page before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>
}

const NARROW = { width: 390, height: 844 }
const WIDE = { width: 1440, height: 900 }
const SHOTS: readonly Shot[] = [
  { name: 'sklep-narrow', path: '/sklep', viewport: NARROW, scale: 2 },
  { name: 'produkt-narrow', path: '/sklep/produkt/kubek-z-twoim-obrazem', viewport: NARROW, scale: 2 },
  { name: 'sklep-wide', path: '/sklep', viewport: WIDE, scale: 1 },
  { name: 'obraz-narrow', path: '/generatory/obraz', viewport: NARROW, scale: 2, prepare: makePicture },
  { name: 'obraz-wide', path: '/generatory/obraz', viewport: WIDE, scale: 1, prepare: makePicture },
]

const [origin = 'http://localhost:3000', password = ''] = process.argv.slice(2)

async function makePicture(page: Page): Promise<void> {
  await page.goto(`${origin}/login?redirect=/generatory/obraz`)
  await page.getByRole('textbox', { name: 'Adres e-mail', exact: true }).fill('demo@iskra.example')
  await page.getByRole('textbox', { name: 'Hasło', exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Zaloguj się', exact: true }).click()
  const prompt = page.getByRole('textbox', { name: 'Co ma być na obrazie?' })
  await prompt.fill('Lis w zimowym lesie o świcie, z napisem „Wesołych Świąt”')
  await page.getByRole('button', { name: 'Stwórz obraz' }).click()
  const done = page.getByRole('link', { name: 'Pobierz i udostępnij' })
  await done.waitFor({ timeout: 60_000 })
  await page.evaluate(() => {
    scrollTo(0, 0)
  })
}

const folder = fileURLToPath(new URL('../public/screenshots', import.meta.url))

async function take(browser: Browser, { name, path, viewport, scale, prepare }: Shot): Promise<void> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: scale,
    isMobile: scale > 1,
    locale: 'pl-PL',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  if (prepare === undefined) await page.goto(origin + path)
  else await prepare(page)
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

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [...chromiumArguments],
})
try {
  for (const shot of SHOTS) await take(browser, shot)
} finally {
  await browser.close()
}
