import { confirmedPerson, onScreen, signIn } from '../accountPerson.ts'
import { violations } from '../axe.ts'
import { DEVICES } from '../devices.ts'
import { controlled, core, expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { takenOver } from '../takenOver.ts'

test.use({ serviceWorkers: 'allow' })

for (const { device, viewport } of DEVICES) {
  test.describe(`favourites on ${device}`, () => {
    test.use({ viewport })

    test('are put aside beside the name, stand without a network, and are taken off and back', async ({
      page,
      context,
      shop,
    }) => {
      const heart = (name: string) => page.getByRole('button', { name, exact: true })
      const list = page.getByRole('list', { name: 'Ulubione' })

      await page.goto(`${shop.origin}/ulubione`)
      await expect(page.getByRole('heading', { name: 'Nic tu jeszcze nie ma' })).toBeVisible()

      await page.goto(`${shop.origin}/sklep/produkt/kubek-z-twoim-obrazem`)
      await takenOver(page)
      await page.goto(`${shop.origin}/sklep/produkt/kartka-imieninowa-laka`)
      await controlled(page)
      // Read through the worker, that is kept by it.
      const kept = page.waitForResponse((response) => response.url().includes('/graphql'))
      await heart('Dodaj do ulubionych').click()
      await kept
      await expect(heart('Usuń z ulubionych')).toBeVisible()
      await page.getByRole('button', { name: 'Zobacz' }).click()
      await expect(page).toHaveURL(/\/ulubione$/)
      await expect(list.getByRole('link', { name: /Łąka/ })).toBeVisible()
      const viewed = page.getByRole('region', { name: 'Ostatnio oglądane' })
      await expect(viewed.getByRole('link', { name: 'Kubek ze zdjęciem' })).toBeVisible()

      await context.setOffline(true)
      await page.reload()
      await expect(list.getByRole('link', { name: /Łąka/ })).toBeVisible()
      await list.getByRole('button', { name: /^Usuń z ulubionych/ }).click()
      await expect(page.getByRole('heading', { name: 'Nic tu jeszcze nie ma' })).toBeVisible()
      await page.getByRole('button', { name: 'Cofnij' }).click()
      await expect(list.getByRole('link', { name: /Łąka/ })).toBeVisible()
    })
  })
}

test(
  'favourites of a guest, made without a network, join the account and follow it from device to device',
  core,
  async ({ browser, request, shop }) => {
    const { origin } = shop
    const person = await confirmedPerson(request, origin)
    const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
    const laptop = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
    const onPhone = phone.getByRole('list', { name: 'Ulubione' })
    const onLaptop = laptop.getByRole('list', { name: 'Ulubione' })

    await phone.goto(`${origin}/sklep/produkt/kartka-imieninowa-laka`)
    await controlled(phone)
    await phone.context().setOffline(true)
    await phone.getByRole('button', { name: 'Dodaj do ulubionych', exact: true }).click()
    await expect(phone.getByRole('button', { name: 'Usuń z ulubionych', exact: true })).toBeVisible()
    await phone.context().setOffline(false)

    await phone.goto(`${origin}/ulubione`)
    await expect(onPhone.getByRole('link', { name: /Łąka/ })).toBeVisible()
    await phone
      .getByText('Lista jest tylko na tym urządzeniu')
      .getByRole('link', { name: 'Zaloguj się' })
      .click()
    await onScreen(phone, 'Zaloguj się')
    await signIn(phone, pointer, person)
    await onScreen(phone, 'Ulubione')
    await expect(phone.getByText('Lista jest na Twoim koncie')).toBeVisible()
    await expect(onPhone.getByRole('listitem')).toHaveCount(1)
    expect(await violations(phone)).toEqual([])

    await laptop.goto(`${origin}/login?redirect=/ulubione`)
    await onScreen(laptop, 'Zaloguj się')
    await signIn(laptop, pointer, person)
    await onScreen(laptop, 'Ulubione')
    await expect(onLaptop.getByRole('link', { name: /Łąka/ })).toBeVisible()
    await onLaptop.getByRole('button', { name: /^Usuń z ulubionych/ }).click()
    await expect(laptop.getByRole('heading', { name: 'Nic tu jeszcze nie ma' })).toBeVisible()

    await expect(async () => {
      await phone.reload()
      await expect(phone.getByRole('heading', { name: 'Nic tu jeszcze nie ma' })).toBeVisible({
        timeout: 5_000,
      })
    }).toPass()
  },
)
