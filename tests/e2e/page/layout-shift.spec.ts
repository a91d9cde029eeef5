import type { Page } from '@playwright/test'
import { demoUser, onScreen, signIn } from '../accountPerson.ts'
import { expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { ACCOUNT_SCREENS, ADMINISTRATION_SCREENS } from '../screens.ts'
import { takenOver } from '../takenOver.ts'

/** The server’s answers are late by so much, ms: what is there before them is seen. */
const LATE_MS = 700
/** The score of a shift that nobody notices: what comes into sight at the lower edge. */
const UNNOTICED = 0.02

interface WatchedWindow extends Window {
  iskraShifts?: string[]
}

/** Runs in the page before its own scripts: notes each noticeable shift with what moved. */
function watchShifts(unnoticed: number): void {
  const shifts: string[] = []
  ;(window as WatchedWindow).iskraShifts = shifts
  const nameOf = (node: Node | null) => `${node?.nodeName} „${node?.textContent?.slice(0, 30)}”`
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry && typeof entry.value === 'number' && entry.value > unnoticed)) continue
      if ('hadRecentInput' in entry && entry.hadRecentInput === true) continue
      const sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] =
        'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
      const moved = sources.map(
        ({ node, previousRect, currentRect }) => `${nameOf(node)} ${previousRect.y} → ${currentRect.y}`,
      )
      shifts.push(`${entry.value.toFixed(3)}: ${moved.join('; ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

async function settled(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await takenOver(page)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** What moves on a screen whose answers are late. */
async function shiftsOf(page: Page, address: string): Promise<readonly string[]> {
  await settled(page, address)
  await page.waitForTimeout(2 * LATE_MS)
  return page.evaluate(() => (window as WatchedWindow).iskraShifts ?? ['not watched'])
}

const VISITS = {
  'an account': { screens: [...ACCOUNT_SCREENS, '/generatory/obraz', '/generatory/audio'], visitor: 'demo' },
  administration: { screens: ADMINISTRATION_SCREENS, visitor: 'admin' },
} as const

for (const [name, { screens, visitor }] of Object.entries(VISITS))
  for (const [window, viewport] of [
    ['a phone', { width: 390, height: 844 }],
    ['a desktop', { width: 1280, height: 800 }],
  ] as const)
    test(`on ${window}, nothing moves on the screens of ${name} when the answers come`, async ({
      page,
      shop,
    }) => {
      test.slow()
      await page.setViewportSize(viewport)
      await page.goto(`${shop.origin}/login?redirect=/konto`)
      await signIn(page, pointer, await demoUser(shop, visitor))
      await onScreen(page, 'Moje konto')
      // A device that was here has copies of what it was told.
      for (const screen of screens) await settled(page, shop.origin + screen)
      await page.addInitScript(watchShifts, UNNOTICED)
      await page.route('**/api/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, LATE_MS))
        await route.continue()
      })
      const found: Record<string, readonly string[]> = {}
      for (const screen of screens) {
        const shifts = await shiftsOf(page, shop.origin + screen)
        if (shifts.length > 0) found[screen] = shifts
      }
      expect(found).toEqual({})
    })
