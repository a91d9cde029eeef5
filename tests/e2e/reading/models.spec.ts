import { violations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { takenOver } from '../takenOver.ts'
import { firstVisit } from '../workerPages.ts'

test('models are narrowed, chosen, and compared by an address that can be sent on', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${shop.origin}/models`)
  await expect(page).toHaveURL(`${shop.origin}/modele`)
  await takenOver(page)
  await page
    .getByRole('navigation', { name: 'Rodzaje modeli' })
    .getByRole('link', { name: /Obrazy/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Modele do obrazów' })).toBeVisible()
  await expect(page).toHaveTitle('Modele do obrazów · Iskra')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/modele\/obrazy$/)
  await page
    .getByRole('navigation', { name: 'Kategorie modeli' })
    .getByRole('link', { name: /Z tekstu/ })
    .click()
  await expect(page).toHaveURL(/\/modele\/obrazy\/z-tekstu$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Obrazy z opisu' })).toBeVisible()

  await page.getByRole('combobox', { name: 'Licencja' }).selectOption('otwarte')
  await expect(page).toHaveURL(/licencja=otwarte/)
  await expect(page.getByRole('heading', { level: 2, name: 'Midjourney V8' })).toBeHidden()
  await page.getByRole('searchbox', { name: 'Szukaj modelu' }).fill('qwne')
  await expect(page.getByText(/szukamy „Qwen”/i)).toBeVisible()
  await page.getByRole('checkbox', { name: /^Porównaj ?: Qwen-Image$/ }).check()
  await page.getByRole('searchbox', { name: 'Szukaj modelu' }).fill('schnell')
  await page.getByRole('checkbox', { name: /^Porównaj ?: FLUX\.1 \[schnell\]$/ }).check()
  await page
    .getByRole('region', { name: 'Wybrane do porównania' })
    .getByRole('link', { name: 'Porównaj' })
    .click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Porównanie: Qwen-Image i FLUX.1 [schnell]' }),
  ).toBeVisible()

  // Whoever is sent the address sees the same, without any script.
  const plain = await page.context().browser()?.newContext({ javaScriptEnabled: false })
  const other = await plain?.newPage()
  await other?.goto(page.url())
  const table = other?.getByRole('table', { name: 'Modele obok siebie' })
  await expect(table?.getByRole('columnheader') ?? page.locator('none')).toHaveText([/Qwen-Image/, /FLUX.1/])
  await plain?.close()
  const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
  expect(await page.evaluate(isWider)).toBe(false)
})

test('what works here opens its generator with its engine, and what doesn’t says what does', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/modele/wideo/z-obrazu/runway-gen-4`)
  await takenOver(page)
  await expect(page.getByText('W Iskrze go nie uruchomisz.')).toBeVisible()
  await page.getByRole('link', { name: /Zamiast niego wybierz: Iskra Wideo/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stwórz film' })).toBeVisible()
  // The address has done its work, and the form holds the engine.
  await expect(page).toHaveURL(`${shop.origin}/generatory/wideo`)

  await page.goto(`${shop.origin}/modele/audio/muzyka/iskra-muzyka`)
  await takenOver(page)
  await page.getByRole('link', { name: 'Wypróbuj' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stwórz muzykę' })).toBeVisible()
  await expect(page).toHaveURL(`${shop.origin}/generatory/audio`)
  await expect(page.getByText('Iskra Muzyka').first()).toBeVisible()
})

test('models are found from anywhere', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/regulamin`)
  await takenOver(page)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  await palette.getByRole('combobox').or(palette.getByRole('searchbox')).first().fill('wisper')
  await palette.getByText('Whisper', { exact: true }).click()
  await expect(page).toHaveURL(`${shop.origin}/modele/audio/narzedzia/whisper`)
})

test.describe(() => {
  test.use({ serviceWorkers: 'allow' })

  test('what was seen stays while the server is stopped', async ({ page, server }) => {
    await firstVisit(page, server, '/regulamin')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Modele AI' }).click()
    await page.getByRole('link', { name: 'Zobacz wszystkie: Modele do obrazów' }).click()
    await page.getByRole('link', { name: 'FLUX.1 [schnell]' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'FLUX.1 [schnell]' })).toBeVisible()

    await server.stop()
    await page.goto(`${server.origin}/modele/audio`)
    await expect(page.getByRole('heading', { level: 1, name: 'Modele do głosu i muzyki' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Whisper' })).toBeVisible()
    await page.goto(`${server.origin}/modele/obrazy/z-tekstu/flux-1-schnell`)
    await expect(page.getByRole('heading', { level: 1, name: 'FLUX.1 [schnell]' })).toBeVisible()
    await page.goto(`${server.origin}/modele/audio/narzedzia/demucs`)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Tego modelu nie ma na tym urządzeniu' }),
    ).toBeVisible()
  })
})

for (const theme of ['dark', 'light'] as const) {
  test(`the catalogue is accessible, ${theme}`, async ({ page, shop }) => {
    await page.emulateMedia({ colorScheme: theme })
    const preferences = JSON.stringify({ version: 1, state: { theme: 'system' } })
    await page.addInitScript((stored) => localStorage.setItem('ui-store', stored), preferences)
    for (const path of [
      '/modele?wybrane=whisper,demucs',
      '/modele/teksty',
      '/modele/audio/z-tekstu/eleven-v3',
      '/modele?porownaj=whisper,parakeet-tdt-v3,scribe-v2',
    ]) {
      await page.goto(shop.origin + path)
      await takenOver(page)
      expect(await violations(page), path).toEqual([])
    }
  })
}
