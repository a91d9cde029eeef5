import type { Page } from '@playwright/test'
import { violations } from '../axe.ts'
import { DEVICES } from '../devices.ts'
import { expect, test } from '../fixtures.ts'
import { onScreen } from '../accountPerson.ts'
import { cartDialog } from '../shopper.ts'

const banner = (page: Page, code: RegExp) => page.getByRole('region', { name: code })
const TECHVIBE = /^Tech\sVibe\szaprasza\sz\skodem\sTECHVIBE$/
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('iskra-affiliate'))

for (const { device, viewport } of DEVICES) {
  test.describe(`an affiliate’s code on ${device}`, () => {
    test.use({ viewport })

    test('is shown with what it gives, leads to the credits, and is closed for good', async ({
      page,
      shop,
    }) => {
      await page.goto(`${shop.origin}/shop?utm_source=x&ref=techvibe`)
      const offer = banner(page, TECHVIBE)
      await expect(offer).toBeVisible()
      await expect(offer).toContainText(/15\s?%\staniej/)
      await expect(offer).toContainText(/100\skredytów/)
      expect(await violations(page)).toEqual([])
      await offer.getByRole('link', { name: 'Zobacz pakiety kredytów' }).click()
      await expect(page).toHaveURL(`${shop.origin}/sklep/kredyty`)
      await expect(cartDialog(page)).toBeHidden()
      await offer.getByRole('button', { name: 'Zamknij, kod nadal działa' }).click()
      await expect(offer).toBeHidden()
      expect(await stored(page)).toContain('TECHVIBE')
    })
  })
}

test('unknown and hostile codes do nothing', async ({ page, shop }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/affiliate/codes')) asked.push(request.url())
  })
  const visit = async (code: string) => {
    await page.goto(`${shop.origin}/sklep?ref=${code}&code=${code}`)
    await onScreen(page, /./)
  }
  for (const hostile of ['%3Cimg+src=x+onerror=alert(1)%3E', 'x'.repeat(3_000), 'TECHVIBE%0A']) {
    await visit(hostile)
  }
  // Whatever might be a code is asked about, and nothing else.
  for (const [number, unknown] of ['wiosna', 'ISKRA20'].entries()) {
    await visit(unknown)
    await expect.poll(() => asked.length).toBe(number + 1)
  }
  expect(await stored(page)).toBeNull()
  await expect(page.getByRole('region', { name: /zaprasza/ })).toHaveCount(0)
})
