import type { BrowserContext, Page } from '@playwright/test'
import * as z from 'zod'
import { violations } from '../axe.ts'
import { controlled, expect, test } from '../fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const EVENTS = '**/api/v1/analytics/events'
const MY_VISITS = '/prywatnosc/moje-wizyty'

const sentBody = z.object({
  events: z.array(z.object({ id: z.string(), kind: z.string(), page: z.string(), offline: z.boolean() })),
})
type SentEvent = z.infer<typeof sentBody>['events'][number]

/** All events that leave the browser, bundle by bundle. */
function sentEvents(context: BrowserContext): SentEvent[][] {
  const bundles: SentEvent[][] = []
  context.on('request', (request) => {
    if (!request.url().includes('/analytics/')) return
    bundles.push(sentBody.parse(request.postDataJSON()).events)
  })
  return bundles
}

/** The rows of a store of the device; null where there is no database. */
function rowsOf(page: Page, store: string): Promise<unknown[] | null> {
  return page.evaluate(async (name) => {
    const all = await indexedDB.databases()
    if (!all.some((one) => one.name === 'iskra')) return null
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('iskra')
      opening.addEventListener('success', () => resolve(opening.result))
      opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')))
    })
    try {
      return await new Promise<unknown[]>((resolve, reject) => {
        const asking = db.transaction(name).objectStore(name).getAll()
        asking.addEventListener('success', () => resolve(asking.result))
        asking.addEventListener('error', () => reject(asking.error ?? new Error('not read')))
      })
    } finally {
      db.close()
    }
  }, store)
}

const isNothing = (rows: readonly unknown[] | null) => rows === null || rows.length === 0

/** Goes to another page without a reload. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()
}

test('visits are counted once somebody agrees, offline too, each told once, and erased when they say so', async ({
  page,
  context,
  shop,
}) => {
  const sent = sentEvents(context)
  const statuses: number[] = []
  context.on('response', (response) => {
    if (response.url().includes('/analytics/')) statuses.push(response.status())
  })
  await page.goto(`${shop.origin}${MY_VISITS}`)
  await controlled(page)
  await expect(page.getByRole('heading', { name: 'Niczego nie zapisujemy' })).toBeVisible()
  await page.mouse.wheel(0, 400)
  expect(isNothing(await rowsOf(page, 'visitor')) && isNothing(await rowsOf(page, 'visitEvents'))).toBe(true)
  expect(sent).toEqual([])
  expect(await violations(page)).toEqual([])

  await page.getByText('Zgadzam się', { exact: true }).click()
  await expect(page.getByRole('region', { name: 'Zaangażowanie w tej sesji' })).toBeVisible()
  expect(await violations(page)).toEqual([])

  await context.setOffline(true)
  await follow(page, 'Sklep')
  await expect(page.getByRole('heading', { level: 1, name: 'Sklep' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Ostatnie strony' }).getByRole('listitem')).toHaveCount(3)
  const waiting = await rowsOf(page, 'visitEvents')
  expect(
    waiting?.filter((row) => z.object({ offline: z.literal(true) }).safeParse(row).success).length,
  ).toBeGreaterThan(2)

  // The answer to the first bundle gets lost: it is sent again, and counts once.
  let lost = 0
  await context.route(EVENTS, async (route) => {
    lost += 1
    if (lost > 1) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await context.setOffline(false)
  await expect.poll(async () => isNothing(await rowsOf(page, 'visitEvents')), { timeout: 60_000 }).toBe(true)
  expect(sent.length).toBeGreaterThan(1)
  const [first = [], second = []] = sent
  expect(second.map(({ id }) => id)).toEqual(expect.arrayContaining(first.map(({ id }) => id)))
  expect(new Set(first.map(({ id }) => id)).size).toBe(first.length)
  expect(new Set(statuses)).toEqual(new Set([204]))

  await page.getByRole('button', { name: 'Usuń zapis' }).click()
  await expect(page.getByText('Zapis wizyt usunięty')).toBeVisible()
  await page.getByText('Nie zgadzam się', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Niczego nie zapisujemy' })).toBeVisible()
  await expect.poll(async () => isNothing(await rowsOf(page, 'visitor'))).toBe(true)
  const before = sent.length
  await follow(page, 'Sklep')
  await expect(page.getByRole('heading', { level: 1, name: 'Sklep' })).toBeVisible()
  expect(sent).toHaveLength(before)
  expect(isNothing(await rowsOf(page, 'visitEvents'))).toBe(true)
})

test('a browser that asks for privacy is not counted and not asked', async ({ page, context, shop }) => {
  const sent = sentEvents(context)
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
  })
  await page.clock.install()
  await page.goto(`${shop.origin}${MY_VISITS}`)
  await controlled(page)
  await expect(page.getByText('Twoja przeglądarka prosi o prywatność')).toBeVisible()
  await page.getByText('Zgadzam się', { exact: true }).click()
  await follow(page, 'Sklep')
  await page.clock.runFor(120_000)
  await expect(page.getByRole('complementary', { name: 'Czy możemy liczyć Twoje wizyty?' })).toHaveCount(0)
  expect(isNothing(await rowsOf(page, 'visitor'))).toBe(true)
  expect(sent).toEqual([])
})

test('whoever has looked around is asked once, and a no is as near as a yes', async ({
  page,
  context,
  shop,
}) => {
  const sent = sentEvents(context)
  await page.clock.install()
  await page.goto(`${shop.origin}/sklep`)
  await controlled(page)
  const question = page.getByRole('complementary', { name: 'Czy możemy liczyć Twoje wizyty?' })
  await page.clock.runFor(10_000)
  await expect(question).toHaveCount(0)
  await page.clock.runFor(60_000)
  await expect(question).toBeVisible()
  expect(await rowsOf(page, 'settings')).toBeNull()
  expect(await violations(page)).toEqual([])
  const [no, yes] = await Promise.all(
    ['Nie zgadzam się na liczenie', 'Zgadzam się na liczenie'].map((name) =>
      question.getByRole('button', { name, exact: true }).evaluate((button) => {
        const { backgroundColor, color, fontSize } = getComputedStyle(button)
        return { backgroundColor, color, fontSize }
      }),
    ),
  )
  expect(no).toEqual(yes)
  await question.getByRole('button', { name: 'Nie zgadzam się na liczenie' }).click()
  await expect(question).toHaveCount(0)
  await expect.poll(async () => JSON.stringify(await rowsOf(page, 'settings'))).toContain('cookiesAccepted')
  await page.reload()
  await controlled(page)
  await page.clock.runFor(70_000)
  await expect(question).toHaveCount(0)
  expect(sent).toEqual([])
})
