import { readFile } from 'node:fs/promises'
import { violations } from '../axe.ts'
import { controlled, core, expect, test } from '../fixtures.ts'
import { withWritesHeld } from '../heldWrites.ts'
import { capabilityIsKept } from '../workerPages.ts'

test.use({ serviceWorkers: 'allow' })

const FAULTY = 'My napewno przyjedziemy. Babcia mówi że upiecze sernik i "makowiec".'

test('the last words before a reload are kept where the device is slow to store', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/narzedzia/tekst`)
  const field = page.getByRole('textbox', { name: 'Tekst' })
  const holder = await page.context().newPage()
  await holder.goto(`${shop.origin}/narzedzia`)
  await field.fill('Kochana')
  await expect(page).toHaveURL(/\?tekst=/u)
  await expect(page.getByText('Zapisane na tym urządzeniu')).toBeVisible()
  const held = () =>
    withWritesHeld(holder, 'texts', async () => {
      await page.bringToFront()
      await field.press('Control+End')
      await field.pressSequentially(' Babciu')
      await page.reload({ waitUntil: 'commit' })
    })
  await held()
  await expect(field).toHaveValue('Kochana Babciu')
  await expect(page.getByText('Zapisane na tym urządzeniu')).toBeVisible()

  // A new text has no address yet.
  await page.goto(`${shop.origin}/narzedzia/tekst`)
  await expect(field).toHaveValue('')
  await held()
  await expect(field).toHaveValue(' Babciu')
  await expect(page).toHaveURL(/\?tekst=/u)
})

test(
  'a faulty text is mended by keys, tidied, kept without a server, and saved as a file',
  core,
  async ({ page, server }) => {
    test.slow()
    const sent: string[] = []
    page.context().on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.goto(`${server.origin}/narzedzia`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Narzędzia')
    expect(await violations(page)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'Otwórz edytor' }).click()
    const field = page.getByRole('textbox', { name: 'Tekst' })
    await field.fill(FAULTY)
    await expect(page).toHaveURL(/\?tekst=/u)
    await expect(page.getByText('Zapisane na tym urządzeniu')).toBeVisible()
    await controlled(page)
    // The dictionary is kept once the worker is there.
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('iskra-words-1')).keys()).length))
      .toBe(1)

    await expect(page.getByText('2 uwagi', { exact: true })).toBeVisible()
    // By keys: to the first mark, its replacements, the first of them.
    await field.press('Control+Home')
    await field.press('F8')
    await field.press('Alt+Enter')
    await expect(page.getByRole('group', { name: 'Propozycje' }).getByRole('button').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue(/^My na pewno przyjedziemy/u)
    await expect(page.getByText('Zapisane na tym urządzeniu')).toBeVisible()
    expect(await violations(page)).toEqual([])

    await page.getByRole('tab', { name: 'Zmień' }).click()
    await page.getByRole('button', { name: 'Popraw typografię' }).click()
    await expect(field).toHaveValue(/„makowiec”/u)

    await page.getByRole('button', { name: 'Wersje' }).click()
    const versions = page.getByRole('dialog', { name: 'Wersje tekstu' })
    await versions.getByRole('button', { name: 'Zapisz wersję' }).click()
    await expect(versions.getByText('zapisana przez Ciebie')).toBeVisible()
    await page.keyboard.press('Escape')

    // The page says so: nothing of the text leaves the device.
    expect(sent.filter((one) => one.includes('sernik') || one.includes('makowiec'))).toEqual([])

    await capabilityIsKept(page, 'TextEditor')
    await server.stop()
    await field.press('Control+End')
    await field.pressSequentially(' Do zobaczenia!')
    await expect(page.getByText('Zapisane na tym urządzeniu')).toBeVisible()
    await page.reload()
    await expect(field).toHaveValue(/Do zobaczenia!$/u)
    // The dictionary is there without a server: what is wrong is marked.
    await field.pressSequentially(' Ktury to?')
    await expect(page.getByText(/Słownik nie zna słowa „Ktury”/u).first()).toBeAttached()

    await page.getByRole('button', { name: 'Wersje' }).click()
    await expect(versions.getByRole('region', { name: 'Co zmieniło się od tej wersji' })).toContainText(
      'Do zobaczenia',
    )
    await versions.getByRole('button', { name: 'Przywróć' }).click()
    await expect(field).not.toHaveValue(/Do zobaczenia/u)

    await page.getByRole('button', { name: 'Więcej' }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Pobierz plik .txt' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toMatch(/^my-na-pewno-przyjedziemy.*\.txt$/u)
    expect(await readFile(await file.path(), 'utf8')).toContain('na pewno przyjedziemy.')

    await page.goto(`${server.origin}/narzedzia`)
    await expect(page.getByRole('heading', { name: 'Ostatnie teksty' })).toBeVisible()
  },
)

test('two tabs write one text: each sees the other, and nothing is lost', async ({ page, context, shop }) => {
  await page.goto(`${shop.origin}/narzedzia/tekst`)
  const field = page.getByRole('textbox', { name: 'Tekst' })
  await field.fill('wspólne')
  await expect(page).toHaveURL(/\?tekst=/u)
  const other = await context.newPage()
  await other.goto(page.url())
  const otherField = other.getByRole('textbox', { name: 'Tekst' })
  await expect(otherField).toHaveValue('wspólne')
  await otherField.fill('wspólne i drugie')
  await expect(field).toHaveValue('wspólne i drugie')
})

test('a text becomes the words of a card', async ({ page, server }) => {
  await page.goto(`${server.origin}/narzedzia/tekst`)
  const field = page.getByRole('textbox', { name: 'Tekst' })
  await field.fill('Kochana Babciu, zdrowia i słońca!')
  await expect(page.getByText('Zapisane na tym urządzeniu')).toBeVisible()
  await page.getByRole('button', { name: 'Więcej', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Na kartkę' }).click()
  const dialog = page.getByRole('dialog', { name: 'Na kartkę albo do listu' })
  await dialog.getByRole('button', { name: /Sto iskier/u }).click()
  await expect(page).toHaveURL(/\/sklep\/produkt\/kartka-urodzinowa-sto-iskier\?prezent=/u)
  await expect(page.getByText('Kochana Babciu, zdrowia i słońca!').first()).toBeInViewport()
})
