import type { BrowserContext, Page } from '@playwright/test'
import { GUARDED_EXAMPLES, OPEN_EXAMPLES } from '../../support/screenExamples.ts'
import { servePiecemeal } from '../../support/piecemealLine.ts'
import { slice } from '../../support/slice.ts'
import type { ProductProcess } from '../../support/productProcess.ts'
import { demoUser, onScreen, signIn } from '../accountPerson.ts'
import { policyBreaches } from '../contentPolicy.ts'
import { core, expect, leaveRoutes, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'

interface Look {
  readonly language: 'pl' | 'en'
  readonly theme: 'dark' | 'light'
  readonly width: 390 | 1440
}

/** All eight, so that neighbours differ in most. */
const LOOKS: readonly Look[] = (['pl', 'en'] as const).flatMap((language) =>
  (['dark', 'light'] as const).flatMap((theme) =>
    ([390, 1440] as const).map((width) => ({ language, theme, width })),
  ),
)

/** What the page notes of its own start; nothing of it is in the document, which would then differ. */
declare global {
  var takeover: { header: Element | null; shifts: string[] }

  // Not in TypeScript's library yet.
  interface LayoutShiftAttribution {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }
  class LayoutShift extends PerformanceEntry {
    readonly value: number
    readonly hadRecentInput: boolean
    readonly sources: readonly LayoutShiftAttribution[]
  }
}

async function watchStarts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const noted: { header: Element | null; shifts: string[] } = { header: null, shifts: [] }
    globalThis.takeover = noted
    document.addEventListener('DOMContentLoaded', () => {
      noted.header = document.querySelector('#root header')
    })
    const described = ({ node, previousRect: from, currentRect: to }: LayoutShiftAttribution) => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null)
      const name =
        element === null ? 'nothing' : `${element.localName}.${element.className} "${element.textContent}"`
      return `${name.slice(0, 100)} from ${from.x},${from.y} ${from.width}×${from.height} to ${to.x},${to.y} ${to.width}×${to.height}`
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry instanceof LayoutShift && !entry.hadRecentInput)
          noted.shifts.push(`${entry.value.toFixed(4)}: ${entry.sources.map(described).join('; ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Left at once by whoever has a script, or about the device itself, which no document can know. */
const MOVING = ['/koszyk', '/debug']
/** Nobody who is signed in stays there, or has to see what is theirs. */
const MOVING_WHEN_SIGNED_IN = [
  '/login',
  '/register',
  '/verify-email',
  '/kredyty',
  '/generatory/obraz',
  '/generatory/wideo',
  '/generatory/audio',
]

/** Opens an address as this visitor and tells what is wrong with how its document was taken over. */
async function openWatched(
  page: Page,
  address: string,
  look: Look,
  { isStill }: { readonly isStill: boolean },
): Promise<string[]> {
  const found: string[] = []
  const { language, theme, width } = look
  const { origin } = new URL(address)
  await page.context().addCookies([{ name: 'lang', value: language, url: origin }])
  await page.evaluate(
    (chosen) => localStorage.setItem('ui-store', JSON.stringify({ version: 1, state: { theme: chosen } })),
    theme,
  )
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
  // A busy server leaves a screen to the browser: then there is nothing to take over yet.
  await expect(async () => {
    const answer = await page.goto(address)
    expect(await answer?.text()).toContain('data-rendered=')
  }).toPass()
  await expect(page.locator('#root[data-started]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  const { isSame, shifts } = await page.evaluate(() => ({
    isSame: globalThis.takeover.header === document.querySelector('#root header'),
    shifts: globalThis.takeover.shifts,
  }))
  if (!isSame) found.push('it was rendered anew')
  if (isStill) found.push(...shifts.map((shift) => `shifted by ${shift}`))
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  return found
}

/** Walks along addresses, each in a look of its own; all looks in turn, from the given one on. */
async function walk(
  page: Page,
  shop: ProductProcess,
  { paths, moving }: { readonly paths: readonly string[]; readonly moving: readonly string[] },
  firstLook: number,
) {
  const wrong: string[] = []
  const breaches = policyBreaches(page)
  page.on('console', (message) => {
    if (/not as it was rendered|hydrat|Minified React error/i.test(message.text())) wrong.push(message.text())
  })
  page.on('pageerror', (error) => wrong.push(String(error)))
  for (const [place, path] of slice(paths, 16).entries()) {
    const look = LOOKS[(place + firstLook) % LOOKS.length]
    if (look === undefined) throw new Error('there is no such look')
    const before = wrong.length
    // Of the other screens all or nearly all is fetched by their scripts.
    const isStill = OPEN_EXAMPLES.includes(path) && !moving.includes(path)
    wrong.push(...(await openWatched(page, shop.origin + path, look, { isStill })))
    for (let at = before; at < wrong.length; at++)
      wrong[at] = `${path} (${Object.values(look).join(', ')}): ${wrong[at]}`
  }
  return [...wrong, ...breaches]
}

const IS_LONG = process.env['LONG'] !== undefined
const ALL = [...OPEN_EXAMPLES, ...GUARDED_EXAMPLES]

/** In the ordinary run a stranger meets the screens for anyone, and the signed-in person the others. */
const VISITS = [
  { visitor: 'a stranger', account: null, moving: MOVING, paths: IS_LONG ? ALL : OPEN_EXAMPLES },
  {
    visitor: 'a signed-in person',
    account: 'demo',
    moving: [...MOVING, ...MOVING_WHEN_SIGNED_IN],
    paths: IS_LONG ? ALL : [...GUARDED_EXAMPLES, '/', '/sklep', '/kontakt', '/okazje'],
  },
] as const

/** Each begins with another look: in the long run every address is seen in each. */
const TURNS = IS_LONG ? [...LOOKS.keys()] : [0]

for (const { visitor, account, ...visit } of VISITS) {
  for (const turn of TURNS) {
    test(
      `every rendered document is taken over as it is, by ${visitor}${turn === 0 ? '' : `, turn ${turn}`}`,
      core,
      async ({ browser, shop }) => {
        test.setTimeout(300_000)
        const context = await browser.newContext({ locale: 'pl-PL' })
        const page = await context.newPage()
        if (account === null) await page.goto(`${shop.origin}/robots.txt`)
        else {
          await page.goto(`${shop.origin}/login?redirect=/konto`)
          await signIn(page, pointer, await demoUser(shop, account))
          await onScreen(page, 'Moje konto')
        }
        await watchStarts(context)
        expect(await walk(page, shop, visit, turn)).toEqual([])
        await leaveRoutes(context)
        await context.close()
      },
    )
  }
}

test('a document that arrives in pieces moves nothing it has shown', async ({ browser, shop }) => {
  const line = await servePiecemeal(shop.origin)
  const context = await browser.newContext({
    locale: 'pl-PL',
    viewport: { width: 390, height: 844 },
  })
  await watchStarts(context)
  const page = await context.newPage()
  for (const path of ['/', '/sklep?q=kubek&sort=cena-rosnaco', '/sklep/produkt/kalendarz-biurkowy']) {
    await page.goto(line.origin + path)
    await expect(page.locator('#root[data-started]')).toBeAttached()
    expect(await page.evaluate(() => globalThis.takeover.shifts), path).toEqual([])
  }
  await context.close()
  await line.close()
})
