import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { demoUser, signIn } from '../accountPerson.ts'
import { violations } from '../axe.ts'
import { DEVICES } from '../devices.ts'
import { controlled, expect } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { cartDialog, fillCheckout, openCart } from '../shopper.ts'
import { test } from '../withLockers.ts'

test.use({ serviceWorkers: 'allow' })

const MUG = '/sklep/produkt/kubek-z-twoim-obrazem'
const section = (page: Page) => page.getByRole('region', { name: 'Twój obraz' })
const stage = (page: Page) => section(page).getByRole('application', { name: /^Położenie obrazu/ })
const buy = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).first()

/** A photograph of two colours, as large as told. */
async function photo(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([wide, high]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high })
      const brush = canvas.getContext('2d')
      if (brush === null) throw new Error('no canvas')
      const sky = brush.createLinearGradient(0, 0, wide ?? 0, high ?? 0)
      sky.addColorStop(0, '#f6b26b')
      sky.addColorStop(1, '#274e7d')
      brush.fillStyle = sky
      brush.fillRect(0, 0, wide ?? 0, high ?? 0)
      brush.fillStyle = '#fff7e0'
      brush.beginPath()
      brush.arc((wide ?? 0) / 2, (high ?? 0) / 2, (high ?? 0) / 5, 0, 7)
      brush.fill()
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? ''
    },
    [width, height],
  )
  return Buffer.from(base64, 'base64')
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    section(page).getByRole('button', { name }).click(),
  ])
  await chooser.setFiles({ name: 'wakacje.jpg', mimeType: 'image/jpeg', buffer })
}

/** Where the picture lies on the drawing. */
const lies = (page: Page) => stage(page).locator('image').getAttribute('transform')

for (const { device, viewport } of DEVICES) {
  test.describe(`a photo on ${device}`, () => {
    test.use({ viewport })

    test('is placed on a mug, survives a reload, is bought, and seen on the order', async ({
      page,
      shopWithCarrier: shop,
      browser,
    }) => {
      await page.goto(shop.origin + MUG)
      await controlled(page)
      await buy(page, 'Dodaj do koszyka').click()
      await expect(section(page).getByText('Najpierw wybierz obraz')).toBeVisible()
      await expect(cartDialog(page)).toBeHidden()

      await choose(page, 'Wybierz zdjęcie', await photo(page, 480, 320))
      await expect(section(page).getByText('Za mała rozdzielczość: wyjdzie nieostro')).toBeVisible()
      await choose(page, 'Zmień zdjęcie', await photo(page, 2_400, 1_600))
      await expect(section(page).getByText(/Rozdzielczość wystarczy na ostry druk/)).toBeVisible()
      await expect(section(page).getByText('Za mała rozdzielczość')).toBeHidden()

      const filled = await lies(page)
      await stage(page).focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => lies(page)).not.toBe(filled)
      await page.keyboard.press('+')
      await expect(section(page).getByText('105%')).toBeVisible()
      await section(page).getByRole('button', { name: 'Obróć o 90°' }).click()
      await expect.poll(() => lies(page)).toContain('rotate(90)')
      await section(page).getByRole('button', { name: 'Pokaż całe zdjęcie' }).click()
      await expect(section(page).getByText(/Obraz nie sięga brzegów/)).toBeVisible()
      await section(page).getByRole('button', { name: 'Wypełnij' }).click()
      await section(page).getByLabel('Przechylenie').fill('4')
      await expect(section(page).getByText('4°', { exact: true })).toBeVisible()
      // By hand: it follows the pointer.
      const before = await lies(page)
      const box = await stage(page).locator('image').boundingBox()
      if (box === null) throw new Error('the picture is not seen')
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width / 2 + 8, box.y + box.height / 2 + 30, { steps: 4 })
      await page.mouse.up()
      const placed = await lies(page)
      expect(placed).not.toBe(before)
      expect(await violations(page)).toEqual([])

      // A crash: the page is gone without a word. The device alone has it.
      await page.waitForTimeout(300)
      await page.context().setOffline(true)
      await page.reload()
      // The section is made anew while the page is taken over.
      await expect(() => section(page).scrollIntoViewIfNeeded()).toPass()
      await expect.poll(() => lies(page)).toBe(placed)
      await buy(page, 'Dodaj do koszyka').click()
      await expect(cartDialog(page).getByText('Z Twoim zdjęciem.')).toBeVisible()
      await expect(cartDialog(page).locator('img[src^="data:image/jpeg"]')).toBeVisible()
      await cartDialog(page)
        .getByRole('link', { name: /^Zmień obraz/ })
        .click()
      await expect(page).toHaveURL(/prezent=[\da-f]{32}/)
      await section(page).getByRole('button', { name: 'Od nowa' }).click()
      await buy(page, 'Zapisz w koszyku').click()
      await expect(cartDialog(page).getByRole('listitem')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await page.context().setOffline(false)

      await (await openCart(page)).getByRole('button', { name: 'Przejdź do kasy' }).click()
      await expect(page).toHaveURL(/\/kasa\//)
      await fillCheckout(page)
      // The postcode knows its town, and a locker is found by its town: the courier is chosen in the end.
      await page.getByRole('textbox', { name: 'Miejscowość' }).fill('')
      await page.getByRole('textbox', { name: 'Kod pocztowy' }).fill('34-500')
      await expect(page.getByRole('textbox', { name: 'Miejscowość' })).toHaveValue('Zakopane')
      await page.getByRole('radio', { name: /^Automat paczkowy/ }).check()
      // From further up: the movement that brings its field into view closes no list.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.getByRole('combobox', { name: 'Znajdź automat' }).fill('zakopane')
      await expect(page.getByRole('option', { name: /^ZAK/ })).toHaveCount(2)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: 'Kod automatu paczkowego' })).toHaveValue(/^ZAK0[12]A$/)
      expect(await violations(page)).toEqual([])
      await page.getByRole('radio', { name: /^Kurier ·/ }).check()
      for (const check of await page.getByRole('main').getByRole('checkbox').all()) await check.check()
      await page.getByRole('button', { name: /^Zapłać/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Dziękujemy za zamówienie' })).toBeVisible()
      await expect(page.getByText('Z Twoim zdjęciem').first()).toBeVisible()
      const shown = page.locator('img[src*="/files/prints/"]').first()
      await expect(shown).toBeVisible()
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)

      // Whoever makes it finds what to print it by, and sees that it was fetched.
      const number =
        (
          await page
            .getByText(/ISK-\d{4}-\d{6}/)
            .first()
            .textContent()
        )?.match(/ISK-[\d-]+/)?.[0] ?? ''
      const office = await (await browser.newContext({ viewport, serviceWorkers: 'block' })).newPage()
      await office.goto(`${shop.origin}/login?redirect=/administracja/realizacja`)
      await signIn(office, pointer, await demoUser(shop, 'admin'))
      const order = office.getByRole('list', { name: `Produkty w zamówieniu ${number}` })
      await expect(order.getByText('1 × Kubek ze zdjęciem')).toBeVisible()
      expect(await violations(office)).toEqual([])
      const [file] = await Promise.all([
        office.waitForEvent('download'),
        order.getByRole('link', { name: /^Plik do druku/ }).click(),
      ])
      expect(file.suggestedFilename()).toMatch(new RegExp(`^${number}-.+\\.pdf$`))
      expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
      await office.reload()
      await expect(order.getByText('plik pobrany')).toBeVisible()

      // It is made, and goes to the carrier: whoever ordered reads the letter, and sees where it is.
      const named = (verb: string) =>
        office.getByRole('button', { name: new RegExp(`^${verb} ?: ${number}$`) })
      await named('Zrobiona').click()
      await expect(named('Zrobiona')).toBeHidden()
      await office.locator('label').filter({ hasText: 'Zrobione' }).click()
      await expect(office).toHaveURL(/stan=zrobione/)
      await named('Wysłana…').click()
      const sending = office.getByRole('dialog', { name: `Wyślij paczkę ${number}` })
      await sending.getByRole('button', { name: 'Oznacz jako wysłaną' }).click()
      await expect(sending.getByText('Wpisz numer przesyłki')).toBeVisible()
      await sending.getByRole('textbox', { name: 'Numer przesyłki' }).fill('1234 5678 9012 34')
      await sending.getByLabel('Przewoźnik').selectOption({ label: 'InPost' })
      expect(await violations(office)).toEqual([])
      await sending.getByRole('button', { name: 'Oznacz jako wysłaną' }).click()
      await expect(sending).toBeHidden()
      await expect(order).toBeHidden()
      const tracking = { name: 'Śledź przesyłkę' }
      await expect(async () => {
        await page.reload()
        await expect(page.getByRole('link', tracking)).toHaveAttribute(
          'href',
          'https://inpost.pl/sledzenie-przesylek?number=12345678901234',
          { timeout: 5_000 },
        )
      }).toPass()
      expect(await violations(page)).toEqual([])
      const letter = await (await browser.newContext({ viewport, serviceWorkers: 'block' })).newPage()
      await letter.goto(`${shop.origin}/dev/poczta`)
      await expect(async () => {
        await letter.reload()
        await letter
          .getByRole('link', { name: new RegExp(`Paczka z zamówienia ${number} wysłana`) })
          .first()
          .click({ timeout: 5_000 })
      }).toPass()
      await expect(letter.getByText('Numer przesyłki: 12345678901234').first()).toBeVisible()
      await letter.context().close()

      // A list that a carrier’s program has saved tells of the rest.
      await office.locator('label').filter({ hasText: 'Doręczone' }).click()
      await office.getByRole('button', { name: 'Wczytaj listę przesyłek' }).click()
      const list = office.getByRole('dialog', { name: 'Wczytaj listę przesyłek' })
      await list.getByRole('textbox', { name: 'Wiersze' }).fill(`${number};doręczona\nto nie to;wysłana`)
      await expect(list.getByText(/^wiersz 2:/)).toBeVisible()
      await list.getByRole('button', { name: 'Zapisz 1 paczkę' }).click()
      await expect(list.getByText('Zapisano 1 paczkę.')).toBeVisible()
      await list.getByRole('button', { name: 'Gotowe' }).click()
      await expect(office.getByText(number).first()).toBeVisible()
      await page.reload()
      await expect(page.getByRole('listitem').filter({ hasText: 'Doręczona' })).toHaveAttribute(
        'aria-current',
        'step',
      )
      await office.context().close()
    })
  })
}
