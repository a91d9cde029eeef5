import type { Page } from 'playwright'
import { slowPage, withBrowser } from './browser.ts'

/** Something that a person presses on a first visit of the shop, as soon as it is there. */
interface Press {
  readonly name: string
  readonly button: string
  /** What shows that the press was handled: something to see, or an address. */
  readonly shown?: string
  readonly address?: RegExp
}

/** The presses that are measured. */
export const PRESSES: readonly Press[] = [
  { name: 'cart', button: 'button[aria-haspopup=dialog]:has(.lucide-shopping-cart)', shown: '[role=dialog]' },
  { name: 'menu', button: 'header button:has(.lucide-menu)', shown: '[role=dialog]' },
  { name: 'filter', button: 'main button:has(.lucide-sliders-horizontal)', shown: '[role=dialog]' },
  { name: 'product', button: 'main article h3 a', address: /\/sklep\/produkt\// },
]

const EVERY_MS = 100
const PATIENCE_MS = 60_000

/** Presses every 100 ms from when it is painted and at rest; ms until the press has had its effect, NaN if never. */
export function timePress(origin: string, press: Press): Promise<number> {
  return withBrowser(async (context) => {
    const { page } = await slowPage(context)
    await page.goto(`${origin}/sklep`, { waitUntil: 'commit' })
    const started = Date.now()
    let visible: number | null = null
    while (Date.now() - started < PATIENCE_MS) {
      if (visible !== null && (await isHandled(page, press))) return Date.now() - visible
      const point = await pointOf(page, press.button)
      if (point !== null) {
        visible ??= Date.now()
        // A press that the page is too busy for is not waited for: the next one follows all the same.
        void page.mouse.click(point.x, point.y).catch(() => undefined)
      }
      await new Promise((resolve) => setTimeout(resolve, visible === null ? EVERY_MS / 5 : EVERY_MS))
    }
    return Number.NaN
  })
}

async function isHandled(page: Page, { shown, address }: Press): Promise<boolean> {
  if (address?.test(page.url()) === true) return true
  return shown !== undefined && (await pointOf(page, shown)) !== null
}

/** The middle of the first match in sight; null while there is none. */
function pointOf(page: Page, selector: string): Promise<{ x: number; y: number } | null> {
  return page
    .evaluate((wanted) => {
      if (performance.getEntriesByName('first-contentful-paint').length === 0) return null
      for (const element of document.querySelectorAll(wanted)) {
        const { x, y, width, height } = element.getBoundingClientRect()
        if (width > 0 && height > 0) return { x: x + width / 2, y: y + Math.min(height, innerHeight) / 2 }
      }
      return null
    }, selector)
    .catch(() => null)
}
