import { DEVICES } from '../devices.ts'
import { controlled, expect, test } from '../fixtures.ts'
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
