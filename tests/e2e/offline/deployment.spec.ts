import type { BrowserContext, Page } from '@playwright/test'
import { controlled, expect } from '../fixtures.ts'
import { takenOver } from '../takenOver.ts'
import { test, type Release } from './release.ts'
import {
  addToCart,
  cachedAddresses,
  firstVisit,
  keepsDocument,
  PRODUCT,
  unsentChanges,
} from '../workerPages.ts'

test.use({ serviceWorkers: 'allow' })

/** What keeps the shop from hearing of a change, in every document of a tab. */
interface Hold {
  /** Counts anew how often something was tried in vain. */
  tries(): Promise<() => Promise<number>>
  letGo(): Promise<void>
}

/** On the line: what the worker sends too. The browser keeps nothing in its cache meanwhile. */
async function holdOnLine(page: Page): Promise<Hold> {
  let tried = 0
  await page.context().route('**/graphql.json', (route) => {
    if (route.request().postData()?.includes('mutation') !== true) return route.fallback()
    tried += 1
    return route.abort()
  })
  return {
    tries() {
      tried = 0
      return Promise.resolve(() => Promise.resolve(tried))
    },
    letGo: () => page.context().unrouteAll({ behavior: 'wait' }),
  }
}

/** In the page, where nothing else sends: the browser has its cache, from which late code is imported. */
async function holdInPage(page: Page): Promise<Hold> {
  const hold = () => {
    const send = globalThis.fetch.bind(globalThis)
    globalThis.fetch = (address, call) => {
      const body = call?.body
      const isChange = typeof body === 'string' && body.includes('mutation')
      if (!isChange || sessionStorage.getItem('let-go') !== null) return send(address, call)
      sessionStorage.setItem('tries', String(Number(sessionStorage.getItem('tries')) + 1))
      return Promise.reject(new TypeError('Failed to fetch'))
    }
  }
  await page.addInitScript(hold)
  await page.evaluate(hold)
  return {
    async tries() {
      await page.evaluate(() => sessionStorage.removeItem('tries'))
      return () => page.evaluate(() => Number(sessionStorage.getItem('tries')))
    },
    letGo: () => page.evaluate(() => sessionStorage.setItem('let-go', '')),
  }
}

/** Something in the cart that the shop has not heard of, and a form half filled in, in a tab of the build before. */
async function leaveHalfDone(
  page: Page,
  { server }: Release,
  {
    hold: holdChanges,
    hasTried,
  }: { readonly hold: (page: Page) => Promise<Hold>; readonly hasTried: boolean },
): Promise<Hold> {
  const hold = await holdChanges(page)
  await addToCart(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => unsentChanges(page)).toBe(1)
  await page.goto(`${server.origin}/register`)
  await takenOver(page)
  const tries = await hold.tries()
  await nameField(page).fill('Ola')
  await page.getByRole('textbox', { name: 'Adres e-mail' }).first().fill('ola@example.pl')
  if (hasTried) await expect.poll(tries, { timeout: 30_000 }).toBeGreaterThan(0)
  return hold
}

const nameField = (page: Page) => page.getByRole('textbox', { name: /Jak się do Ciebie zwracać/ })
const terms = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Regulamin' })
const notice = (page: Page, name: string) => page.getByRole('region', { name })

async function sendsTheCart(page: Page, hold: Hold): Promise<void> {
  await hold.letGo()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => unsentChanges(page), { timeout: 90_000 }).toBe(0)
}

/** The script that the page begins with, another one in each build: the last that a document names, or the shell's. */
const entryOf = (page: Page) =>
  page.evaluate(
    () =>
      document.getElementById('start')?.dataset['code']?.split(' ').at(-1) ??
      document.querySelector('script[type="module"][src]')?.getAttribute('src'),
  )

/** The builds that documents are kept for on this device. */
async function buildsWithDocuments(page: Page): Promise<string[]> {
  const addresses = await cachedAddresses(page)
  return [
    ...new Set(addresses.flatMap((address) => /\/__iskra\/documents\/([^/]+)\//.exec(address)?.[1] ?? [])),
  ]
}

/**
 * The addresses that a server answers from now on with 404. Nobody is asked about visits: that comes by the clock, and a
 * slow machine asks when the question's code is gone already.
 */
async function missingFiles(context: BrowserContext): Promise<readonly string[]> {
  const missing: string[] = []
  await context.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }))
  context.on('response', (response) => {
    if (response.status() === 404) missing.push(new URL(response.url()).pathname)
  })
  return missing
}

/** A screen that the tab has not loaded yet. */
async function opensContact(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Kontakt/ })).toBeVisible()
}

async function showsNoError(page: Page): Promise<void> {
  await expect(page.getByText(/Ups!|Application Error/)).toHaveCount(0)
}

/** What the clock says when somebody comes back to the tab after their lunch. */
async function comesBackLater(page: Page): Promise<void> {
  await page.clock.setFixedTime(Date.now() + 3_600_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

test.describe('a tab of the build before, without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('opens what it had not loaded, sends its cart, and is asked to reload', async ({ page, release }) => {
    await page.goto(release.server.origin + PRODUCT)
    const hold = await leaveHalfDone(page, release, { hold: holdInPage, hasTried: false })
    await release.publish()
    await terms(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Regulamin' })).toBeVisible()
    await sendsTheCart(page, hold)
    await comesBackLater(page)
    const offer = notice(page, 'Nowa wersja jest gotowa')
    await expect(offer).toBeVisible()
    await showsNoError(page)
    await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
    await offer.getByRole('button', { name: 'Odśwież' }).click()
    await expect(page.locator('html[data-marked]')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Regulamin' })).toBeVisible()
    await expect(offer).toHaveCount(0)
  })

  test('stays where it is when its files are gone: form kept, cart sent, reload asked for', async ({
    page,
    release,
  }) => {
    await page.goto(release.server.origin + PRODUCT)
    // What has not even been loaded that sends would be gone too: then the cart is sent after the reload.
    const hold = await leaveHalfDone(page, release, { hold: holdInPage, hasTried: true })
    await release.publish({ forget: true })
    await terms(page).click()
    const gone = notice(page, 'Jest nowa wersja Iskry')
    await expect(gone).toBeVisible()
    await expect(nameField(page)).toHaveValue('Ola')
    await expect(page).toHaveURL(/\/register$/)
    await sendsTheCart(page, hold)
    await showsNoError(page)
    await expect(nameField(page)).toHaveValue('Ola')
    await gone.getByRole('button', { name: 'Odśwież' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Regulamin' })).toBeVisible()
    await expect(gone).toHaveCount(0)
    await showsNoError(page)
  })
})

test('a tab of the build before, with its worker, works on from that worker’s files', async ({
  page,
  release,
}) => {
  await firstVisit(page, release.server, PRODUCT)
  await page.reload()
  await controlled(page)
  const hold = await leaveHalfDone(page, release, { hold: holdOnLine, hasTried: false })
  await release.publish({ forget: true })
  await terms(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Regulamin' })).toBeVisible()
  await comesBackLater(page)
  await expect(notice(page, 'Nowa wersja czeka')).toContainText('gdy 1 zmiana z „Do wysłania” dotrze', {
    timeout: 30_000,
  })
  await sendsTheCart(page, hold)
  await notice(page, 'Nowa wersja jest gotowa').getByRole('button', { name: 'Odśwież' }).click()
  await expect(notice(page, 'Nowa wersja jest gotowa')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Regulamin' })).toBeVisible()
  await showsNoError(page)
})

test('two builds one after the other under open tabs: what is unsent or half written stays, and the next one starts without a network', async ({
  page,
  context,
  release,
}) => {
  test.slow()
  const { origin } = release.server
  const missing = await missingFiles(context)
  await firstVisit(page, release.server, PRODUCT)
  await keepsDocument(page, PRODUCT)
  const before = await entryOf(page)
  const other = await context.newPage()
  await other.goto(`${origin}/regulamin`)
  await keepsDocument(other, '/regulamin')
  const hold = await leaveHalfDone(page, release, { hold: holdOnLine, hasTried: false })
  await release.publish({ forget: true })

  await opensContact(other)
  await comesBackLater(page)
  await expect(notice(page, 'Nowa wersja czeka')).toBeVisible({ timeout: 30_000 })
  // The next one has its own documents already, and the one at work still starts from those before.
  expect(await buildsWithDocuments(page)).toHaveLength(2)
  await other.goto(origin + PRODUCT)
  await expect(other.locator('html[data-cached-at]')).toHaveCount(1)
  expect(await entryOf(other)).toBe(before)
  await sendsTheCart(page, hold)
  const offer = notice(page, 'Nowa wersja jest gotowa')
  await offer.getByRole('button', { name: 'Odśwież' }).click()
  await expect(offer).toContainText('niedokończony formularz')
  await expect(nameField(page)).toHaveValue('Ola')
  await expect(page.getByRole('textbox', { name: 'Adres e-mail' }).first()).toHaveValue('ola@example.pl')
  expect(await entryOf(page)).toBe(before)

  await context.setOffline(true)
  await offer.getByRole('button', { name: 'Odśwież mimo to' }).click()
  for (const tab of [page, other]) await expect.poll(() => entryOf(tab).catch(() => before)).not.toBe(before)
  await expect(other.getByRole('heading', { level: 1, name: 'Kalendarz biurkowy' })).toBeVisible()
  for (const path of ['/regulamin', PRODUCT]) {
    await page.goto(origin + path)
    await expect(page.locator('html[data-cached-at]')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await entryOf(page)).not.toBe(before)
  }
  await opensContact(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Koszyk/ })
    .click()
  await expect(page.getByRole('dialog', { name: /^Koszyk \(1/ })).toContainText('Kalendarz biurkowy')
  await showsNoError(page)
  expect(await unsentChanges(page)).toBe(0)
  expect(await buildsWithDocuments(page)).toHaveLength(1)
  expect(missing).toEqual([])
})

test('every tab starts anew with the next build: one of a first visit, and one whose own code is late', async ({
  page,
  context,
  release,
}) => {
  await firstVisit(page, release.server, PRODUCT)
  await keepsDocument(page, PRODUCT)
  const before = await entryOf(page)
  const other = await context.newPage()
  // Never quiet and never idle: what comes then doesn't come, nor wakes the worker that is just to go.
  await other.addInitScript(() => {
    const setTimer = globalThis.setTimeout.bind(globalThis)
    Object.assign(globalThis, {
      setTimeout: (work: () => void, wait = 0) => (wait >= 600 ? 0 : setTimer(work, wait)),
      requestIdleCallback: () => 0,
    })
  })
  await other.goto(`${release.server.origin}/regulamin`)
  await expect(other.getByRole('heading', { level: 1, name: 'Regulamin' })).toBeVisible()
  await release.publish({ forget: true })
  await page.bringToFront()
  await comesBackLater(page)
  await notice(page, 'Nowa wersja jest gotowa').getByRole('button', { name: 'Odśwież' }).click()
  for (const tab of [page, other]) await expect.poll(() => entryOf(tab).catch(() => before)).not.toBe(before)
})

test('pages kept by a build never meet files that are gone, and are there rendered by the next one', async ({
  page,
  context,
  release,
}) => {
  const { origin } = release.server
  const missing = await missingFiles(context)
  await firstVisit(page, release.server, '/sklep')
  await keepsDocument(page, '/sklep')
  await page.goto(`${origin}/regulamin`)
  await keepsDocument(page, '/regulamin')
  await release.publish({ forget: true })

  // Until the new version is taken, a start is one of the build that this device has.
  await page.goto(`${origin}/sklep`)
  await expect(page.locator('html[data-cached-at]')).toHaveCount(1)
  const before = await entryOf(page)
  const other = await context.newPage()
  await other.goto(`${origin}/regulamin`)
  await expect(other.locator('html[data-cached-at]')).toHaveCount(1)
  await opensContact(other)
  expect(await entryOf(other)).toBe(before)

  await comesBackLater(page)
  await notice(page, 'Nowa wersja jest gotowa').getByRole('button', { name: 'Odśwież' }).click()
  await expect.poll(() => entryOf(page).catch(() => before)).not.toBe(before)
  for (const network of ['with', 'without']) {
    await context.setOffline(network === 'without')
    for (const path of ['/sklep', '/regulamin']) {
      await page.goto(origin + path)
      await expect(page.locator('html[data-cached-at]')).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await showsNoError(page)
      expect(await entryOf(page)).not.toBe(before)
    }
  }
  expect(missing).toEqual([])
})

test.describe('the network is lost before there is a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a screen not loaded yet says so, and opens by itself when it can', async ({
    page,
    context,
    release,
  }) => {
    await page.goto(`${release.server.origin}/login`)
    await takenOver(page)
    await context.setOffline(true)
    await terms(page).click()
    await expect(notice(page, 'Nie ma połączenia')).toContainText('Otworzymy to, gdy tylko wróci sieć')
    await expect(page).toHaveURL(/\/login$/)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Regulamin' })).toBeVisible()
    await expect(notice(page, 'Nie ma połączenia')).toHaveCount(0)
    await showsNoError(page)
  })

  test('says it in English too, over a server that is gone, and leaves no form by itself', async ({
    page,
    release: { server },
  }) => {
    await page.goto(`${server.origin}/register?lang=en`)
    await page.getByRole('textbox', { name: /What should we call you/ }).fill('Ola')
    await takenOver(page)
    await server.kill()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    const gone = notice(page, 'No connection')
    await expect(gone).toBeVisible()
    await server.start()
    await expect(page.locator('[data-offline]')).toHaveCount(0, { timeout: 40_000 })
    await expect(page).toHaveURL(/\/register\?lang=en$/)
    await gone.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Terms/ })).toBeVisible()
  })
})
