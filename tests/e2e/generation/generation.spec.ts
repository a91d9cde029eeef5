import type { APIRequestContext, Page } from '@playwright/test'
import { confirmedPerson, signIn } from '../accountPerson.ts'
import { tracesOf } from '../deviceTraces.ts'
import { controlled, core, expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { storedTokens } from '../storedSession.ts'
import { unsentChanges } from '../workerPages.ts'

test.use({ serviceWorkers: 'allow' })

const START_BUTTON = 'Stwórz obraz'
const PROMPT = 'Co ma być na obrazie?'

/** Somebody new with ten credits, in front of the picture generator; the worker keeps what they see. */
async function openGenerator(page: Page, request: APIRequestContext, origin: string): Promise<void> {
  const person = await confirmedPerson(request, origin)
  await page.goto(`${origin}/login?redirect=${encodeURIComponent('/generatory/obraz')}`)
  await signIn(page, pointer, person)
  await expect(page.getByRole('button', { name: START_BUTTON })).toBeEnabled()
  await controlled(page)
}

async function ask(page: Page, prompt: string): Promise<void> {
  await page.getByLabel(PROMPT).fill(prompt)
  await page.getByRole('button', { name: START_BUTTON }).click()
}

const madePicture = (page: Page) => page.getByRole('region', { name: 'Wynik' }).getByRole('img').first()
const cancelButton = (page: Page) => page.getByRole('button', { name: /^Anuluj/ }).first()

/** What the server has of this person: what was started, and what it cost. */
async function books(page: Page, request: APIRequestContext, origin: string) {
  const { access_token } = await storedTokens(page)
  const headers = { Authorization: `Bearer ${access_token}` }
  const archive = await (await request.get(`${origin}/api/v1/generations`, { headers })).json()
  const credits = await (await request.get(`${origin}/api/v1/credits`, { headers })).json()
  return { started: archive.total, available: credits.available, used: credits.used }
}

test('a start whose answer is lost and a reload come to one job and one charge', async ({
  page,
  request,
  shop,
}) => {
  const { origin } = shop
  await openGenerator(page, request, origin)
  let starts = 0
  await page.context().route('**/generuj/obraz', async (route) => {
    starts += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  await ask(page, 'Kot w czapce [[quick]]')
  await expect.poll(() => starts).toBeGreaterThan(1)
  // A start that is on its way gets its lost answer first.
  await page.context().unrouteAll({ behavior: 'wait' })
  await page.reload()
  await expect(madePicture(page)).toBeVisible({ timeout: 40_000 })
  await expect.poll(() => books(page, request, origin)).toEqual({ started: 1, available: 7, used: 3 })
  await expect.poll(() => unsentChanges(page)).toBe(0)
})

test('one press asks for three, each is paid for and looked at, and all but one go with a way back', async ({
  page,
  request,
  shop,
}) => {
  const { origin } = shop
  await openGenerator(page, request, origin)
  await page.getByRole('radio', { name: '3', exact: true }).check()
  await expect(page.getByText('9 kredytów')).toBeVisible()
  await ask(page, 'Kot w czapce [[quick]]')
  const versions = page.getByRole('list', { name: 'Wersje' }).getByRole('button')
  await expect(versions).toHaveCount(3)
  const keepOne = page.getByRole('button', { name: 'Zostaw tylko tę wersję' })
  await expect(keepOne).toBeVisible({ timeout: 60_000 })
  await expect.poll(() => books(page, request, origin)).toEqual({ started: 3, available: 1, used: 9 })

  const shown = () => madePicture(page).getAttribute('src')
  const first = await shown()
  const other = page.getByRole('list', { name: 'Wersje' }).getByRole('button', { pressed: false }).first()
  await other.click()
  await expect.poll(shown).not.toBe(first)
  await keepOne.click()
  await expect(versions).toHaveCount(0)
  await expect.poll(async () => (await books(page, request, origin)).started).toBe(1)
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect(versions).toHaveCount(3)
})

test('with every page closed the worker asks on, and the result is there without a network', async ({
  page,
  context,
  request,
  shop,
}) => {
  const { origin } = shop
  await openGenerator(page, request, origin)
  await ask(page, 'Latawiec nad morzem [[slow:8]]')
  await expect(cancelButton(page)).toBeVisible()
  await expect.poll(async () => (await books(page, request, origin)).started).toBe(1)
  const results: string[] = []
  context.on('request', (asked) => {
    if (asked.serviceWorker() !== null && asked.url().includes('/result/')) results.push(asked.url())
  })
  const elsewhere = await context.newPage()
  await page.close()
  await expect.poll(() => results.length, { timeout: 40_000 }).toBeGreaterThan(0)

  // Both that a list may show: the thumbnail and the preview.
  await expect.poll(() => context.serviceWorkers()[0]?.evaluate(countPrivateFiles)).toBeGreaterThanOrEqual(2)
  await context.setOffline(true)
  await elsewhere.goto(`${origin}/historia`)
  await expect(elsewhere.getByText('Latawiec nad morzem').first()).toBeVisible()
  const thumbnail = elsewhere.locator('img[src*="/files/"]').first()
  await expect
    .poll(() => thumbnail.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
    .toBe(true)
})

test(
  'asked for without a network, it shows the price again and only then spends',
  core,
  async ({ page, context, request, shop }) => {
    const { origin } = shop
    await openGenerator(page, request, origin)
    await context.setOffline(true)
    await page.getByLabel(PROMPT).fill('Zimowy las [[quick]]')
    await page.getByRole('button', { name: 'Zapisz na potem' }).click()
    await expect(page.getByRole('button', { name: 'Zrezygnuj' })).toBeVisible()
    await page.reload()
    await context.setOffline(false)
    await expect(page.getByText('Czekało na Twoją zgodę.')).toBeVisible()
    const yes = page.getByRole('button', { name: 'Stwórz obraz' })
    expect(await books(page, request, origin)).toEqual({ started: 0, available: 10, used: 0 })
    await yes.click()
    await expect(madePicture(page)).toBeVisible({ timeout: 40_000 })
    await expect.poll(() => books(page, request, origin)).toEqual({ started: 1, available: 7, used: 3 })
  },
)

test('a sign-out leaves nothing of what was generated on the device', async ({ page, request, shop }) => {
  const { origin } = shop
  await openGenerator(page, request, origin)
  await ask(page, 'Kot w czapce, kanarek-4c1f [[quick]]')
  await expect(madePicture(page)).toBeVisible({ timeout: 40_000 })
  const words = ['kanarek-4c1f', '/files/generations/']
  for (const word of words) await expect.poll(() => tracesOf(page, [word])).not.toEqual([])
  await page.getByRole('button', { name: /^Twoje konto: / }).click()
  await page.getByRole('menuitem', { name: 'Wyloguj' }).click()
  await expect(page.getByRole('button', { name: /^Twoje konto: / })).toHaveCount(0)
  await expect.poll(() => tracesOf(page, words)).toEqual([])
  await expect(page.getByText('kanarek-4c1f')).toHaveCount(0)
})

/** How many private files the worker keeps. Runs in the worker. */
async function countPrivateFiles(): Promise<number> {
  const name = (await caches.keys()).find((known) => known.startsWith('iskra-private-files'))
  return name === undefined ? 0 : (await (await caches.open(name)).keys()).length
}
