import type { Page } from '@playwright/test'
import * as z from 'zod'
import { expect, test } from '../fixtures.ts'
import { openProduct } from '../shopper.ts'

/** The kinds of a product's page, each once; more of one kind, or of another product, is what must not be. */
const KINDS = ['BreadcrumbList', 'Product']

const told = z.object({ '@type': z.string(), name: z.string().optional() })

/** What the document tells of its screen now: the kinds in order, and the names of the products among them. */
async function structuredData(page: Page): Promise<{ kinds: string[]; products: (string | undefined)[] }> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const all = texts.map((text) => told.parse(JSON.parse(text)))
  return {
    kinds: all.map((one) => one['@type']).toSorted(),
    products: all.filter((one) => one['@type'] === 'Product').map(({ name }) => name),
  }
}

/** Everything about the product of the open screen, once, and about no other. */
async function expectToTellOfOpenProduct(page: Page): Promise<string> {
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await expect.poll(() => structuredData(page)).toEqual({ kinds: KINDS, products: [title] })
  return title
}

test('a product’s structured data outlives the start of the page, and follows from product to product and back', async ({
  page,
  shop,
}) => {
  const served = await page.request.get(`${shop.origin}/sklep/produkt/kubek-z-twoim-obrazem`)
  expect((await served.text()).match(/application\/ld\+json/g)).toHaveLength(KINDS.length)

  await openProduct(page, shop.origin, 'kubek-z-twoim-obrazem')
  // The form of the footer comes last of all, to whoever scrolls to it: the page has started, and said its head again.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('form', { name: 'Newsletter' })).toBeVisible()
  const first = await expectToTellOfOpenProduct(page)

  const other = page.getByRole('region', { name: 'Pasuje do tego' }).getByRole('link').first()
  await other.click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first)
  const second = await expectToTellOfOpenProduct(page)
  expect(second).not.toBe(first)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)
  await expectToTellOfOpenProduct(page)

  // A screen that is no product's says nothing of the one before.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Regulamin' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regulamin')
  await expect.poll(async () => (await structuredData(page)).kinds).toEqual([])
})
