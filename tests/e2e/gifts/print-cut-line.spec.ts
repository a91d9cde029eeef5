import type { Page } from '@playwright/test'
import { onSlowLine, photograph, sentParts } from '../cutLine.ts'
import { controlled, expect, test } from '../fixtures.ts'
import { addToCart, cartDialog, fillCheckout } from '../shopper.ts'

test.use({ serviceWorkers: 'allow' })

/** How the print will look, as the server drew it. */
const preview = (page: Page) => page.locator('img[src*="/files/prints/"]').first()
const isDrawn = (page: Page) =>
  expect.poll(() => preview(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)

test('a buyer’s picture on a line that is cut goes on where it was, and is on the order', async ({
  page,
  server,
}) => {
  test.setTimeout(240_000)
  const photo = await photograph()
  await page.goto(`${server.origin}/sklep/produkt/kubek-z-twoim-obrazem`)
  await controlled(page)
  const own = page.getByRole('region', { name: 'Twój obraz' })
  await own.scrollIntoViewIfNeeded()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    own.getByRole('button', { name: 'Wybierz zdjęcie' }).click(),
  ])
  await chooser.setFiles({ name: 'wakacje.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(own.getByRole('application', { name: /^Położenie obrazu/ })).toBeVisible()
  await addToCart(page, { leaveOpen: true })

  const sent = sentParts(page.context())
  await cartDialog(page).getByRole('button', { name: 'Przejdź do kasy' }).click()
  await expect(page).toHaveURL(/\/kasa\//)
  await onSlowLine(page, 400_000)
  await expect.poll(() => sent.length, { timeout: 60_000 }).toBeGreaterThan(2)
  const coming = page.getByText('Twoje zdjęcie jeszcze się przesyła')
  await expect(coming.first()).toBeVisible()

  const before = await test.step('the server is gone in the middle: how far it got is said', async () => {
    await server.kill()
    await expect(
      page.getByText(/Przesyłanie zdjęcia przerwane na [1-9]\d?%\. Wznowimy, gdy wróci sieć\./u),
    ).toBeVisible({
      timeout: 60_000,
    })
    return Math.max(...sent)
  })

  await test.step('the page is gone, too, and both come back: only what is missing is sent', async () => {
    sent.length = 0
    await page.reload()
    await server.start()
    await expect(preview(page)).toBeVisible({ timeout: 120_000 })
    await isDrawn(page)
    await expect(coming).toHaveCount(0)
    expect(sent.length).toBeGreaterThan(0)
    expect(Math.min(...sent)).toBeGreaterThanOrEqual(before)
  })

  await test.step('it is ordered', async () => {
    await fillCheckout(page)
    for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check()
    await page.getByRole('button', { name: /^Zapłać/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dziękujemy za zamówienie' })).toBeVisible()
    await isDrawn(page)
  })
})
