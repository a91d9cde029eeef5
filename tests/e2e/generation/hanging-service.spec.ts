import type { BrowserContext, Page } from '@playwright/test'
import { confirmedPerson, signIn } from '../accountPerson.ts'
import { expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { addPictures, pictureOf } from '../pictureFiles.ts'
import { addToCart, arrivedPieces, cartDialog, openProduct, quantityOf } from '../shopper.ts'

const PACK = { handle: 'kredyty-zar', title: 'Żar – 120 kredytów' }

/** Takes calls to these addresses, and never answers them. Returns how many there were. */
async function hang(context: BrowserContext, address: RegExp): Promise<() => number> {
  let calls = 0
  await context.route(address, () => {
    calls += 1
  })
  return () => calls
}

async function openSignedIn(page: Page, origin: string, address: string): Promise<void> {
  const person = await confirmedPerson(page.request, origin)
  await page.goto(`${origin}/login?redirect=${encodeURIComponent(address)}`)
  await signIn(page, pointer, person)
}

async function askForPicture(page: Page, prompt: string): Promise<void> {
  await page.getByLabel('Co ma być na obrazie?').fill(prompt)
  await page.getByRole('button', { name: 'Stwórz obraz' }).click()
}

async function addPicture(page: Page, name: string, colour: string): Promise<void> {
  await addPictures(page, [{ name, mimeType: 'image/png', buffer: await pictureOf(page, colour) }])
}

const pictureNamed = (page: Page, name: string) => page.getByRole('gridcell').getByRole('button', { name })

test('a product API and generators that hang for ever hold up neither fifty taps nor the checkout', async ({
  page,
  context,
  shop,
}, info) => {
  const { origin } = shop
  await openSignedIn(page, origin, '/generatory/obraz')
  await expect(page.getByRole('button', { name: 'Stwórz obraz' })).toBeEnabled()
  const calls = await hang(context, /\/api\/v1\/|\/generuj\//)
  await askForPicture(page, 'Zimowy las')
  await expect.poll(calls).toBeGreaterThan(0)
  await page.goto(`${origin}/preferences`)
  await page.getByRole('radio', { name: 'Jasny' }).check()

  await openProduct(page, origin, PACK.handle)
  await addToCart(page, { leaveOpen: true })
  const more = cartDialog(page).getByRole('button', { name: 'Więcej' })
  for (let tap = 0; tap < 50; tap += 1) await more.click()
  await expect(quantityOf(page, PACK.title)).toHaveValue('51')
  const pressedAt = Date.now()
  await cartDialog(page).getByRole('button', { name: 'Przejdź do kasy' }).click()
  await expect(page).toHaveURL(/\/kasa\//)
  info.annotations.push({ type: 'checkout opened after ms', description: String(Date.now() - pressedAt) })
  expect(await arrivedPieces(page, origin)).toEqual({ [PACK.handle]: 51 })
})

test('uploads that hang for ever do not hold up a generation, nor a generation the uploads', async ({
  page,
  context,
  shop,
}) => {
  const { origin } = shop
  await openSignedIn(page, origin, '/profil/galeria')
  await expect(page.getByText('Tu będą Twoje zdjęcia')).toBeVisible()

  await test.step('uploads hang', async () => {
    const uploadCalls = await hang(context, /\/images\/upload$/)
    await addPicture(page, 'stoi.png', '#c33')
    await expect.poll(uploadCalls).toBeGreaterThan(0)
    const other = await context.newPage()
    await other.goto(`${origin}/generatory/obraz`)
    await askForPicture(other, 'Latawiec nad morzem [[quick]]')
    await expect(other.getByRole('region', { name: 'Wynik' }).getByRole('img').first()).toBeVisible({
      timeout: 40_000,
    })
    await other.close()
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  })

  await test.step('generators hang', async () => {
    const generatorCalls = await hang(context, /\/generuj\//)
    const other = await context.newPage()
    await other.goto(`${origin}/generatory/obraz`)
    await askForPicture(other, 'Zimowy las')
    await expect.poll(generatorCalls).toBeGreaterThan(0)
    await page.reload()
    await expect(pictureNamed(page, 'stoi.png')).toBeVisible({ timeout: 40_000 })
    await addPicture(page, 'idzie.png', '#3c3')
    await expect(pictureNamed(page, 'idzie.png')).toBeVisible({ timeout: 40_000 })
  })
})
