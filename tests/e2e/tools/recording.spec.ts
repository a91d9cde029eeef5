import { chromiumArguments } from '../../support/chromiumArguments.ts'
import { HEADLESS_SHELL, WHOLE_BROWSER } from '../browsers.ts'
import { expect, test } from '../fixtures.ts'

// A microphone that beeps, and no question about it.
test.use({
  permissions: ['microphone'],
  launchOptions: {
    executablePath: HEADLESS_SHELL ?? WHOLE_BROWSER,
    args: [...chromiumArguments, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

test('what the microphone gives is kept as it comes, and can be played and written down', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/narzedzia/transkrypcja`)
  await page.getByRole('button', { name: 'Nagraj mikrofonem' }).click()
  await expect(page.getByText('Nagrywamy i od razu zapisujemy')).toBeVisible()
  await expect(page.getByText('0:07', { exact: true })).toBeVisible()
  // The page is killed: what was stored is there.
  await page.reload()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Nagranie/u })
    .first()
    .click()
  const place = page.getByRole('slider', { name: 'Miejsce w nagraniu' })
  await expect.poll(async () => Number(await place.getAttribute('aria-valuemax'))).toBeGreaterThanOrEqual(3)

  await page.getByRole('button', { name: 'Nowa', exact: true }).click()
  await page.getByRole('button', { name: 'Nagraj mikrofonem' }).click()
  await expect(page.getByText('0:03', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Wstrzymaj' }).click()
  await page.getByRole('button', { name: 'Nagrywaj dalej' }).click()
  await expect(page.getByText('0:05', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Zakończ i spisuj' }).click()
  await expect.poll(async () => Number(await place.getAttribute('aria-valuemax'))).toBeGreaterThanOrEqual(4)
  // It is sought and played, although such a file doesn’t tell how long it is.
  await place.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'Odtwarzaj' }).click()
  await expect(page.getByRole('button', { name: 'Wstrzymaj' })).toBeVisible()
})
