import { Buffer } from 'node:buffer'
import type { Page } from 'playwright'
import { writeTemplateFile } from '#domain/template/templateFile.ts'
import { type Person, signIn } from '../../e2e/accountPerson.ts'
import { pointer } from '../../e2e/hands.ts'
import { graphTemplate, graphTitle } from './graph.ts'

const BUILDER = '/admin/template-builder'
const PATIENCE_MS = 120_000

/** Signs in and takes in a template of each size; resolves to their addresses. */
export async function takeInTemplates(
  page: Page,
  { origin, person }: { readonly origin: string; readonly person: Person },
  sizes: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  await page.goto(`${origin}/login?redirect=${BUILDER}`)
  await signIn(page, pointer, person)
  const addresses = new Map<number, string>()
  for (const size of sizes) {
    await page.locator('main input[type=file]').setInputFiles({
      name: `${size}.iskra`,
      mimeType: 'application/json',
      buffer: Buffer.from(writeTemplateFile(graphTemplate(size))),
    })
    await page.waitForURL(/[?&]id=/, { timeout: PATIENCE_MS })
    await graphIsDrawn(page)
    addresses.set(size, page.url())
    await page.goto(`${origin}${BUILDER}`)
    await page.getByRole('button', { name: graphTitle(size) }).waitFor()
  }
  return addresses
}

/** Opens a template by its address, as from the home screen; resolves to the ms until its graph is drawn. */
export async function openByAddress(page: Page, address: string): Promise<number> {
  await page.goto(address)
  return graphIsDrawn(page)
}

/** Opens a template from the list of the last ones; resolves to the ms from the press until its graph is drawn. */
export async function openFromList(page: Page, origin: string, size: number): Promise<number> {
  await page.goto(`${origin}${BUILDER}`)
  const entry = page.getByRole('button', { name: graphTitle(size) })
  await entry.waitFor()
  const pressed = await entry.evaluate((button) => {
    const now = performance.now()
    if (button instanceof HTMLElement) button.click()
    return now
  })
  return (await graphIsDrawn(page)) - pressed
}

/** Comes so near that nodes can be read. */
export async function comeNear(page: Page): Promise<void> {
  const nearer = page.getByRole('button', { name: 'Przybliż' })
  for (let press = 0; press < 40; press += 1) {
    const zoom = await page.evaluate(() => {
      const viewport = document.querySelector('.react-flow__viewport')
      return viewport === null ? 0 : new DOMMatrix(getComputedStyle(viewport).transform).a
    })
    if (zoom > 0.9) return
    await nearer.click()
    await page.waitForTimeout(100)
  }
  throw new Error('the canvas can’t be brought near')
}

/** Takes the last step back; resolves to the ms until that is carried out, laid out and drawn. */
export function undo(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const start = performance.now()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, cancelable: true }))
    // What an event changes is drawn by React in the next microtask.
    await Promise.resolve()
    document.body.getBoundingClientRect()
    return performance.now() - start
  })
}

/** Waits until the graph is to be seen, near or far; resolves to when that was, ms from the start of the document. */
async function graphIsDrawn(page: Page): Promise<number> {
  await page.waitForFunction(
    () => {
      const canvas = document.querySelector('[data-part="canvas"]')
      const pictures = [...(canvas?.querySelectorAll('[aria-hidden="true"] > canvas') ?? [])]
      const isPainted = pictures.some(
        (picture) => picture instanceof HTMLCanvasElement && picture.width > 300,
      )
      return isPainted || canvas?.querySelector('.react-flow__node') instanceof Element
    },
    undefined,
    { polling: 'raf', timeout: PATIENCE_MS },
  )
  return page.evaluate(() => performance.now())
}
