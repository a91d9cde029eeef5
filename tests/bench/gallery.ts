import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { demoUser, signIn } from '../e2e/accountPerson.ts'
import { pointer } from '../e2e/hands.ts'
import { freePort, ProductProcess } from '../support/productProcess.ts'
import { forgetObserved, observed, openPage, withBrowser } from './browser.ts'
import { seedGallery } from './galleryPictures.ts'
import { longestTask } from './longTasks.ts'
import type { Measurement } from './measurement.ts'

const PICTURES = 10_000
const WHEEL_STEPS = 80
const FLINGS = 30
const JUMPS = 12

/** Scrolling through a gallery of ten thousand pictures: the longest task meanwhile, ms (0 when none was over 50). */
interface GalleryScroll {
  /** On the slow phone. */
  readonly phone: number
  /** In a wide window of a machine as it is. */
  readonly desktop: number
}

export async function galleryMeasurements(runs: number): Promise<Measurement[]> {
  const scrolls = await galleryScrolls(runs)
  return [
    {
      name: 'gallery of 10,000: longest task while scrolling, slow phone',
      unit: 'ms',
      goal: '≤ 50',
      values: scrolls.map((scroll) => scroll.phone),
    },
    {
      name: 'gallery of 10,000: longest task while scrolling, wide window',
      unit: 'ms',
      goal: '≤ 50',
      values: scrolls.map((scroll) => scroll.desktop),
    },
  ]
}

async function galleryScrolls(runs: number): Promise<GalleryScroll[]> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'iskra-bench-gallery-'))
  const product = new ProductProcess(await freePort(), dataDirectory)
  try {
    await product.start()
    const person = await demoUser(product)
    await product.stop()
    await seedGallery(dataDirectory, person.email, PICTURES)
    await product.start()
    return await withBrowser(async (context) => {
      const { page: phone } = await openPage(context, 'slow')
      await phone.goto(`${product.origin}/login?redirect=%2Fprofil%2Fgaleria`)
      await signIn(phone, pointer, person)
      const desktop = await context.newPage()
      await desktop.setViewportSize({ width: 1_440, height: 900 })
      await desktop.goto(`${product.origin}/profil/galeria`)
      const results: GalleryScroll[] = []
      for (let run = 0; run < runs; run += 1) {
        const onPhone = await scrollThrough(phone)
        const onDesktop = await scrollThrough(desktop)
        results.push({ phone: onPhone, desktop: onDesktop })
      }
      return results
    })
  } finally {
    await product.stop()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
}

/** Step by step, flung, and by jumps to anywhere; after each the pictures come to rest. */
async function scrollThrough(page: Page): Promise<number> {
  await page.bringToFront()
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('grid').locator('img').first().waitFor({ timeout: 60_000 })
  await atRest(page)
  await forgetObserved(page)
  await scrollBySteps(page, WHEEL_STEPS, 240)
  await atRest(page)
  await scrollBySteps(page, FLINGS, 3_000)
  await atRest(page)
  for (let jump = 1; jump <= JUMPS; jump += 1) {
    await page.evaluate(
      (part) => window.scrollTo(0, document.documentElement.scrollHeight * part),
      ((jump * 7) % JUMPS) / JUMPS,
    )
    await atRest(page)
  }
  return longestTask((await observed(page)).longTasks)
}

/** One step in each frame, as a finger or a wheel does. */
async function scrollBySteps(page: Page, steps: number, by: number): Promise<void> {
  await page.evaluate(
    async ([count, distance]) => {
      for (let step = 0; step < count; step += 1) {
        window.scrollBy(0, distance)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    },
    [steps, by] as const,
  )
}

/** Every tile in sight has its picture. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const inSight = [...document.querySelectorAll('[role="gridcell"]')].filter((cell) => {
        const { top, bottom } = cell.getBoundingClientRect()
        return bottom > 0 && top < innerHeight
      })
      return inSight.every((cell) => cell.querySelector('img')?.complete === true)
    },
    undefined,
    { timeout: 120_000, polling: 100 },
  )
}
