import { randomUUID } from 'node:crypto'
import { demoUser, signIn } from '../accountPerson.ts'
import { expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'

test('an administrator writes a text, sees it, publishes it and takes it away', async ({
  page,
  shop,
  request,
}) => {
  const slug = `tekst-${randomUUID().slice(0, 8)}`
  const title = `Tekst próbny ${slug}`
  await page.goto(`${shop.origin}/login?redirect=/admin/content`)
  await signIn(page, pointer, await demoUser(shop, 'admin'))
  await expect(page.getByRole('link', { name: 'Iskra działa, gdy sieci nie ma' })).toBeVisible()
  await page.getByLabel('Adres', { exact: true }).fill(slug)
  await page.getByRole('button', { name: 'Zacznij pisać' }).click()
  const source = page.getByRole('textbox', { name: 'Nagłówek i treść' })
  await source.fill(
    `---\ntitle: ${title}\nsummary: O próbie.\ndate: 2026-11-20\n---\n\n## Tytuł\n\n<script>alert(1)</script>Treść.`,
  )
  await expect(page.getByRole('heading', { level: 2, name: 'Tytuł' })).toBeVisible()
  await page.getByRole('button', { name: 'Zapisz szkic' }).click()
  await expect(page.getByText('Zapisane. Szkic widzą wszyscy administratorzy.')).toBeVisible()
  expect((await request.get(`${shop.origin}/aktualnosci/${slug}`)).status()).toBe(404)

  await page.getByRole('button', { name: 'Opublikuj' }).click()
  await page.getByRole('button', { name: 'Opublikuj teraz' }).click()
  await page.getByRole('link', { name: 'Zobacz na stronie' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  // A document made a moment ago, when there was no such text, is still answered for a moment.
  await expect
    .poll(async () => (await request.get(`${shop.origin}/aktualnosci/${slug}`)).text())
    .toContain('Treść.')

  await page.goto(`${shop.origin}/admin/content/pl/news/${slug}`)
  await page.getByRole('button', { name: 'Cofnij publikację' }).click()
  await expect(page.getByRole('button', { name: 'Cofnij publikację' })).toHaveCount(0)
  await expect.poll(async () => (await request.get(`${shop.origin}/aktualnosci/${slug}`)).status()).toBe(404)
})
