import type { Page } from '@playwright/test'
import { controlled, core, expect, leaveRoutes } from '../fixtures.ts'
import { test } from './release.ts'
import { addToCart, firstVisit, PRODUCT, unsentChanges } from '../workerPages.ts'

test.use({ serviceWorkers: 'allow' })

const offer = (page: Page) => page.getByRole('region', { name: 'Nowa wersja jest gotowa' })

/** What a navigation an hour later does by itself. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })
}

/** Marks the document, so that a reload shows by the mark's absence. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
}

const marked = (page: Page) => page.locator('html[data-marked]')

test(
  'a new version is offered, waits for the word, and then takes every tab along',
  core,
  async ({ page, context, release }) => {
    await firstVisit(page, release.server, '/sklep')
    await page.reload()
    const other = await context.newPage()
    await other.goto(release.server.origin + PRODUCT)
    await controlled(other)
    await release.publish()
    await mark(page)
    await mark(other)
    await lookForUpdate(page)

    // All files of the new version have to come first.
    await expect(offer(page)).toBeVisible({ timeout: 60_000 })
    await expect(offer(other)).toBeVisible()
    await expect(marked(page)).toHaveCount(1)
    await offer(page).getByRole('button', { name: 'Odśwież' }).click()
    await expect(marked(page)).toHaveCount(0, { timeout: 60_000 })
    await expect(marked(other)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(offer(page)).toBeHidden()
  },
)

test('taken, it doesn’t wait for a picture that never comes', async ({ page, context, release }) => {
  await firstVisit(page, release.server, '/sklep')
  await page.reload()
  await release.publish()
  await mark(page)
  await lookForUpdate(page)
  await expect(offer(page)).toBeVisible()
  await context.route('**/media/never/**', () => new Promise(() => undefined))
  const asked = context.waitForEvent('request', (request) => request.url().includes('/media/never/'))
  await page.evaluate(() => {
    new Image().src = '/media/never/1.jpg'
  })
  await asked
  await offer(page).getByRole('button', { name: 'Odśwież' }).click()
  await expect(marked(page)).toHaveCount(0, { timeout: 60_000 })
})

test('taken, it isn’t delayed by another tab that asks the server again and again', async ({
  page,
  context,
  release,
}) => {
  await firstVisit(page, release.server, '/sklep')
  await page.reload()
  const other = await context.newPage()
  await other.goto(release.server.origin + PRODUCT)
  await controlled(other)
  await release.publish()
  await mark(page)
  await lookForUpdate(page)
  await expect(offer(page)).toBeVisible({ timeout: 60_000 })
  await other.evaluate(() => {
    setInterval(() => void fetch('/config.json').catch(() => undefined), 100)
  })
  await offer(page).getByRole('button', { name: 'Odśwież' }).click()
  // Shorter than the time without work after which a browser ends a worker.
  await expect(marked(page)).toHaveCount(0, { timeout: 25_000 })
})

test('„Później” leaves everything as it is', async ({ page, release }) => {
  await firstVisit(page, release.server, '/sklep')
  await page.reload()
  await release.publish()
  await mark(page)
  await lookForUpdate(page)
  await offer(page).getByRole('button', { name: 'Później' }).click()
  await expect(offer(page)).toBeHidden()
  await expect(marked(page)).toHaveCount(1)
})

test('it is withheld while a change is unsent, and offered once it has arrived', async ({
  page,
  context,
  release,
}) => {
  await firstVisit(page, release.server, PRODUCT)
  await page.reload()
  await release.publish()
  await context.route('**/graphql.json', (route) => route.abort())
  await addToCart(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Zamknij/ })
    .first()
    .click()
  await expect.poll(() => unsentChanges(page)).toBe(1)
  await lookForUpdate(page)

  const waiting = page.getByRole('region', { name: 'Nowa wersja czeka' })
  await expect(waiting).toContainText('gdy 1 zmiana z „Do wysłania” dotrze do sklepu')
  await expect(waiting.getByRole('button', { name: 'Odśwież' })).toHaveCount(0)
  await leaveRoutes(context)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(offer(page)).toBeVisible({ timeout: 20_000 })
  await expect(waiting).toBeHidden()
})
