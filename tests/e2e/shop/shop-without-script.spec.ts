import { DEVICES } from '../devices.ts'
import { expect, test } from '../fixtures.ts'

test.use({ javaScriptEnabled: false })

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function overlap(one: Box | null, other: Box | null): boolean {
  if (one === null || other === null) throw new Error('one of them is not there')
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

for (const { device, viewport } of DEVICES) {
  test.describe(`without a script, on ${device}`, () => {
    test.use({ viewport, locale: 'pl-PL' })
    const isPhone = viewport.width < 1024

    test('the shop is searched, narrowed, put in order and read on', async ({ page, shop }) => {
      await page.goto(`${shop.origin}/sklep`)
      await expect(page.getByRole('article')).toHaveCount(24)
      const [count, order] = await Promise.all([
        page.getByText('84 produkty', { exact: true }).boundingBox(),
        page.getByRole('combobox', { name: 'Kolejność' }).boundingBox(),
      ])
      expect(overlap(count, order)).toBe(false)

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

test('the language is chosen on any page, and stays', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/o-nas?lang=pl`)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveURL(`${shop.origin}/o-nas`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shop' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
  await page.getByRole('button', { name: 'Polski' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sklep' })).toBeVisible()
})

test('what a script alone can do is not offered, and it is said why', async ({ page, shop }) => {
  for (const path of ['/login', '/register', '/generatory/obraz', '/konto', '/kontakt']) {
    await page.goto(shop.origin + path)
    await expect(page.getByRole('main').getByText(/Do tego potrzebny jest JavaScript/)).toBeVisible()
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('group', { name: 'Motyw' })).toHaveCount(0)
  }
})

test('all collections are unfolded on a desktop', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/sklep`)
  const last = page.getByRole('navigation', { name: 'Kolekcje' }).getByRole('link').last()
  await expect(last).not.toBeInViewport()
  await page.getByText('Wszystkie kolekcje').click()
  await expect(last).toBeInViewport()
})

test('the top bar’s search leads to the shop’s list', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/o-nas`)
  const search = page.getByRole('searchbox')
  await search.fill('plakat')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/sklep\?q=plakat$/)
  await expect(page.getByRole('article').first()).toBeVisible()
})
