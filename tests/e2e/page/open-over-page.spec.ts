import { expect, test } from '../fixtures.ts'
import { takenOver } from '../takenOver.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('what the menu opens takes its place, and gives the focus back to who opened the menu', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/regulamin`)
  await takenOver(page)
  const opener = page.getByRole('button', { name: 'Menu' }).first()
  await opener.click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Wygląd i język' }).click()
  const settings = page.getByRole('dialog', { name: 'Wygląd i język' })
  await settings.getByLabel('Gdzie pokazywać powiadomienia').selectOption('U góry na środku')
  await expect(menu).toBeHidden()
  await settings.getByRole('button', { name: 'Gotowe' }).click()
  await expect(settings).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the palette lies over whatever is open, and closes first', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/regulamin`)
  await takenOver(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Wygląd i język' }).click()
  const settings = page.getByRole('dialog', { name: 'Wygląd i język' })
  await expect(settings).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('dialog', { name: 'Szukaj i polecenia' }).getByRole('searchbox')
  await field.click()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(settings).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
})

test('the palette takes the place of an open menu', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/regulamin`)
  await takenOver(page)
  await page.getByRole('button', { name: 'Menu' }).first().click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Szukaj i polecenia' }).getByRole('searchbox').click()
  await expect(menu).toBeHidden()
})
