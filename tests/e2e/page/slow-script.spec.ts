import type { Page } from '@playwright/test'
import { DEVICES } from '../devices.ts'
import { expect, leaveRoutes, test } from '../fixtures.ts'
import { arrivedPieces, cartDialog, quantityOf } from '../shopper.ts'
import { takenOver } from '../takenOver.ts'

const MUG = { handle: 'kubek-dla-mamy-bukiet', title: 'Kubek dla mamy „Bukiet do kawy”' }
/** At once, to a person; the machine under test may be busy. */
const AT_ONCE = { timeout: 2_000 }

const started = (page: Page) => page.locator('#root[data-started]')
const addButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka' }).first()

/** How often goods were sent to the storefront's cart. */
function additions(page: Page): readonly string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/forms/') || /cartCreate|cartLinesAdd/.test(request.postData() ?? ''))
      sent.push(request.postData() ?? pathname)
  })
  return sent
}

for (const { device, viewport, ofPhone } of DEVICES) {
  test.describe(`while the script is late, on ${device}`, () => {
    test.use({ viewport })
    const isPhone = viewport.width < 1024

    /** The page's own code comes when a test has done all that is to be done before it; none may be there until then. */
    let scriptComes: () => Promise<void>
    test.beforeEach(async ({ page }) => {
      const { promise, resolve } = Promise.withResolvers<undefined>()
      await page.route('**/assets/*.js', async (route) => {
        await promise
        await route.continue().catch(() => undefined)
      })
      scriptComes = async () => {
        expect(await started(page).count()).toBe(0)
        resolve(undefined)
      }
    })
    test.afterEach(({ context }) => leaveRoutes(context))

    test('what is pressed after a reload doesn’t move away under the finger', async ({ page, shop }) => {
      await page.goto(`${shop.origin}/szablony`, { waitUntil: 'commit' })
      const link = page.getByRole('link', { name: /Zaproszenie na przyjęcie/ })
      await expect(link).toBeVisible()
      await page.reload({ waitUntil: 'commit' })
      await link.scrollIntoViewIfNeeded()
      await link.hover()
      const place = await page.evaluate(() => scrollY)
      expect(place).toBeGreaterThan(0)
      await page.mouse.down()
      await scriptComes()
      await takenOver(page)
      expect(await page.evaluate(() => scrollY)).toBe(place)
      await page.mouse.up()
      await expect(page).toHaveURL(/\/szablony\/zaproszenie-na-przyjecie$/)
    })

    test('the menu, links, search and the sheet of filters work by themselves', async ({ page, shop }) => {
      await page.goto(`${shop.origin}/o-nas`, { waitUntil: 'commit' })
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect(menu).toBeVisible(AT_ONCE)
      await menu.getByRole('link', { name: 'Sklep' }).click()
      await expect(page).toHaveURL(/\/sklep$/)
      await page.getByRole('article').first().getByRole('link').first().click()
      await expect(page).toHaveURL(/\/sklep\/produkt\//)
      await page.goBack({ waitUntil: 'commit' })
      await expect(page).toHaveURL(/\/sklep$/)

      const search = page.getByRole('searchbox', { name: 'Szukaj wśród produktów' })
      await search.fill('kubek')
      await search.press('Enter')
      await expect(page).toHaveURL(/\/sklep\?q=kubek$/)
      await expect(page.getByRole('article').first()).toContainText(/kubek/i)
      if (isPhone) {
        await page.getByRole('button', { name: 'Filtry' }).click()
        await expect(page.getByRole('dialog', { name: 'Filtry' })).toBeVisible(AT_ONCE)
      }
      expect(await started(page).count()).toBe(0)
    })

    if (isPhone) {
      test('in another language than the document’s, what was opened and typed stays', async ({
        page,
        shop,
      }) => {
        // Unlike a choice made by hand, this one never reaches the server.
        await page.addInitScript(() => localStorage.setItem('lang', 'en'))
        await page.goto(`${shop.origin}/login`, { waitUntil: 'commit' })
        await page.getByLabel('Adres e-mail', { exact: true }).fill('zofia@example.pl')
        await page.getByRole('button', { name: 'Menu', exact: true }).click()
        await expect(page.getByRole('navigation', { name: 'Wszystkie działy' })).toBeVisible(AT_ONCE)
        await scriptComes()
        await expect(page.getByRole('navigation', { name: 'All sections' })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', 'en')
        await expect(page).toHaveTitle(/^Sign-in/)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
        await expect(page.getByLabel('Email address', { exact: true })).toHaveValue('zofia@example.pl')
      })

      // On a desktop they are addresses, and need no script.
      test('a filter ticked in a sheet counts once it is there', async ({ page, shop }) => {
        await page.goto(`${shop.origin}/sklep`, { waitUntil: 'commit' })
        await page.getByRole('button', { name: 'Filtry' }).click()
        const filters = page.getByRole('dialog', { name: 'Filtry' })
        await filters.getByRole('checkbox', { name: /^Kubki/ }).check()
        await filters.getByRole('button', { name: /^Pokaż/ }).click()
        await scriptComes()
        await expect(page).toHaveURL(/[?&]kategoria=kubki/)
        await expect(filters).toBeHidden()
        await expect(page.getByRole('article').first()).toContainText(/kubek/i)
      })
    }

    test('words typed before it are the page’s own afterwards', async ({ page, shop }) => {
      await page.goto(`${shop.origin}/login`, { waitUntil: 'commit' })
      await page.getByLabel('Adres e-mail', { exact: true }).fill('zofia@example.pl')
      await page.getByLabel('Hasło', { exact: true }).fill('zielony kubek')
      await page.getByRole('main').getByRole('button', { name: 'Zaloguj się', exact: true }).click()
      await expect(page.locator('[data-awaited]')).toHaveCount(1, AT_ONCE)
      const answered = page.waitForResponse(/\/auth\/login/)
      await scriptComes()
      const answer = await answered
      expect(answer.request().postDataJSON()).toMatchObject({
        email: 'zofia@example.pl',
        password: 'zielony kubek',
      })
      await expect(page.getByLabel('Adres e-mail', { exact: true })).toHaveValue('zofia@example.pl')
      expect(page.url()).toBe(`${shop.origin}/login`)
    })

    test(
      'a press on “add to cart” is acknowledged at once and carried out once',
      ofPhone,
      async ({ page, shop }) => {
        const sent = additions(page)
        await page.goto(`${shop.origin}/sklep/produkt/${MUG.handle}`, { waitUntil: 'commit' })
        await addButton(page).click()
        await expect(page.locator('[data-awaited]')).toHaveText('Dodaj do koszyka', AT_ONCE)
        await expect(
          page.getByRole('status').filter({ hasText: 'Już się robi: Dodaj do koszyka' }),
        ).toHaveCount(1)
        await scriptComes()

        await expect(cartDialog(page)).toBeVisible()
        await expect(quantityOf(page, MUG.title)).toHaveValue('1')
        await expect(page.locator('[data-awaited]')).toHaveCount(0)
        await expect.poll(() => arrivedPieces(page, shop.origin)).toEqual({ [MUG.handle]: 1 })
        expect(sent).toHaveLength(1)
      },
    )

    test('impatience adds nothing: a second press on what is at work counts no more than with the script', async ({
      page,
      shop,
    }) => {
      await page.goto(`${shop.origin}/sklep/produkt/${MUG.handle}`, { waitUntil: 'commit' })
      // Steps are presses that each count.
      await page.getByRole('button', { name: 'Więcej' }).click()
      await page.getByRole('button', { name: 'Więcej' }).click()
      await addButton(page).click()
      await addButton(page).click()
      await scriptComes()
      await expect(cartDialog(page)).toBeVisible()
      await expect.poll(() => arrivedPieces(page, shop.origin)).toEqual({ [MUG.handle]: 3 })
    })

    test('a press on the cart opens its frame at once, and the cart once the script is there', async ({
      page,
      shop,
    }) => {
      await page.goto(`${shop.origin}/sklep`, { waitUntil: 'commit' })
      await page.getByRole('button', { name: 'Koszyk' }).filter({ visible: true }).click()
      await expect(page.getByRole('dialog', { name: 'Koszyk', exact: true })).toBeVisible(AT_ONCE)
      await scriptComes()
      await expect(cartDialog(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(cartDialog(page)).toBeHidden()
    })
  })

  test.describe(`while code that a press asks for is late, on ${device}`, () => {
    test.use({ viewport })
    test.afterEach(({ context }) => leaveRoutes(context))

    test('the cart’s frame opens at once, and gives way to the cart', async ({ page, shop }) => {
      const held = Promise.withResolvers<undefined>()
      await page.goto(`${shop.origin}/sklep`)
      await takenOver(page)
      await page.route('**/assets/*.js', async (route) => {
        await held.promise
        await route.continue().catch(() => undefined)
      })
      const button = page.getByRole('button', { name: 'Koszyk' }).filter({ visible: true })
      const frame = page.getByRole('dialog', { name: 'Koszyk', exact: true })
      await button.click()
      await expect(frame).toBeVisible(AT_ONCE)
      // Closed by the person, it stays closed.
      await page.keyboard.press('Escape')
      await expect(frame).toBeHidden()
      await button.click()
      await expect(frame).toBeVisible(AT_ONCE)
      held.resolve(undefined)
      await expect(cartDialog(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(cartDialog(page)).toBeHidden()
      await expect(frame).toHaveCount(0)
      await expect(button).toBeFocused()
    })
  })
}
