import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { confirmedPerson, onScreen, signIn } from '../accountPerson.ts'
import { onSlowLine, photograph, sentParts } from '../cutLine.ts'
import { controlled, expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { addPictures } from '../pictureFiles.ts'

test.use({ serviceWorkers: 'allow' })

test('a picture of 6 MB on a line that is cut goes on where it was, after a restart of the server and a reload', async ({
  page,
  request,
  server,
}) => {
  test.setTimeout(240_000)
  const { origin } = server
  const person = await confirmedPerson(request, origin)
  await page.goto(`${origin}/login?redirect=%2Fprofil%2Fgaleria`)
  await signIn(page, pointer, person)
  await onScreen(page, 'Galeria')
  await controlled(page)
  await expect(page.getByText('Tu będą Twoje zdjęcia')).toBeVisible()

  const photo = await photograph()
  expect(photo.length).toBeGreaterThan(5_000_000)
  const sent = sentParts(page.context())
  await onSlowLine(page, 700_000)
  await addPictures(page, [{ name: 'wakacje.jpg', mimeType: 'image/jpeg', buffer: photo }])
  await expect.poll(() => sent.length, { timeout: 60_000 }).toBeGreaterThan(3)

  await test.step('the server is gone in the middle: how far it got is said', async () => {
    await server.kill()
    await expect(page.getByText(/Przerwane na [1-9]\d?%\. Wznowimy, gdy wróci sieć\./u)).toBeVisible({
      timeout: 60_000,
    })
  })

  const before = Math.max(...sent)
  await test.step('the page is gone, too, and both come back: only what is missing is sent', async () => {
    sent.length = 0
    await page.reload()
    await server.start()
    await expect(page.getByRole('gridcell').getByRole('button', { name: 'wakacje.jpg' })).toBeVisible({
      timeout: 120_000,
    })
    expect(Math.min(...sent)).toBeGreaterThanOrEqual(before)
  })

  await test.step('it is the picture that was chosen', async () => {
    const shown = page.getByRole('gridcell').getByRole('button', { name: 'wakacje.jpg' })
    await shown.click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: 'Pobierz' })
        .or(page.getByRole('link', { name: 'Pobierz' }))
        .first()
        .click(),
    ])
    const taken = await sharp(readFileSync(await download.path())).metadata()
    expect([taken.width, taken.height]).toEqual([1_300, 1_550])
  })
})
