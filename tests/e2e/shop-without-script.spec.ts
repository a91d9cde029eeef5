import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

for (const [device, viewport] of Object.entries({
  'a phone': { width: 390, height: 844 },
  'a desktop': { width: 1440, height: 900 },
})) {
  test.describe(`without a script, on ${device}`, () => {
    test.use({ viewport, locale: 'pl-PL' })
    const isPhone = viewport.width < 1024

    test('the shop is searched, narrowed, put in order and read on', async ({ page, shop }) => {
      await page.goto(`${shop.origin}/sklep`)
      await expect(page.getByRole('article')).toHaveCount(24)

      await page.getByRole('link', { name: 'Pokaż więcej' }).click()
      await expect(page).toHaveURL(/\?strona=2#produkt-25$/)
      await expect(page.getByRole('article')).toHaveCount(48)

      const search = page.getByRole('searchbox', { name: 'Szukaj wśród produktów' })
      await search.fill('kubek')
      await search.press('Enter')
      await expect(page).toHaveURL(/\/sklep\?q=kubek$/)
      await expect(page.getByRole('article').first()).toContainText(/kubek/i)
      const found = await page.getByRole('article').count()

      await page.getByRole('combobox', { name: 'Kolejność' }).selectOption('cena-rosnaco')
      await page.getByRole('button', { name: 'Ułóż' }).click()
      await expect(page).toHaveURL(/sort=cena-rosnaco/)
      await expect(page).toHaveURL(/q=kubek/)
      await expect(page.getByRole('article')).toHaveCount(found)

      if (isPhone) await page.getByRole('button', { name: 'Filtry' }).click()
      await page.getByRole('checkbox', { name: 'Kubki' }).check()
      await page.getByRole('spinbutton', { name: 'Do' }).fill('60')
      await page.getByRole('button', { name: 'Pokaż produkty' }).click()
      await expect(page).toHaveURL(/kategoria=kubki/)
      await expect(page.getByRole('link', { name: 'Usuń filtr: Kubki' })).toBeVisible()
      await expect(page.getByRole('link', { name: /^Usuń filtr: do 60/ })).toBeVisible()

      await page.getByRole('link', { name: 'Wyczyść wszystkie' }).click()
      await expect(page.getByRole('link', { name: /^Usuń filtr/ })).toHaveCount(0)
      await expect(page).toHaveURL(/q=kubek/)
    })

    test('for whom a present is, is chosen by links', async ({ page, shop }) => {
      await page.goto(`${shop.origin}/sklep`)
      if (isPhone) await page.getByRole('button', { name: 'Dla kogo' }).click()
      await page.getByRole('link', { name: 'Mama', exact: true }).click()
      await expect(page).toHaveURL(/\/sklep\?dla=mama$/)
      await expect(page.getByRole('article').first()).toBeVisible()
    })

    test('a search that finds nothing says so, and leads out', async ({ page, shop }) => {
      await page.goto(`${shop.origin}/sklep?q=lokomotywa`)
      await expect(page.getByRole('heading', { name: 'Nie mamy nic dla „lokomotywa”' })).toBeVisible()
      await page.getByRole('link', { name: 'Pokaż wszystko' }).click()
      await expect(page.getByRole('article')).toHaveCount(24)
    })

    test('the menu opens, leads on, and closes', async ({ page, shop }) => {
      await page.goto(`${shop.origin}/o-nas`)
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect(menu).toBeVisible()
      await menu.getByRole('button', { name: 'Zamknij' }).click()
      await expect(menu).toBeHidden()
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await menu.getByRole('link', { name: 'Sklep' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Sklep' })).toBeVisible()
    })
  })
}

test('the top bar’s search leads to the shop’s list', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/o-nas`)
  const search = page.getByRole('searchbox')
  await search.fill('plakat')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/sklep\?q=plakat$/)
  await expect(page.getByRole('article').first()).toBeVisible()
})
