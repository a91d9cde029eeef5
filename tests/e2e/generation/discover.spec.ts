import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import * as z from 'zod'
import { hasVideoEncoder } from '../../../server/studio/generators/videoEncoder.ts'
import type { ProductProcess } from '../../support/productProcess.ts'
import { demoUser, onScreen, type Person, signIn } from '../accountPerson.ts'
import { violations } from '../axe.ts'
import { controlled, expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'

test.use({ serviceWorkers: 'allow' })

const FILM = 'Latawce nad plażą'
/** Counts of visits are rolled up every ten seconds; places among what is popular stay for a minute. */
const COUNTED = { timeout: 100_000 }

/** A finished film of this person's, made without a browser. Tells its id. */
async function makeFilm(request: APIRequestContext, { origin }: ProductProcess, person: Person) {
  const signedIn = await request.post(`${origin}/api/v1/auth/login`, { data: person })
  const headers = { Authorization: `Bearer ${(await signedIn.json()).access_token}` }
  const { key, bases } = await (await request.post(`${origin}/api/v1/generation/keys`, { headers })).json()
  const started = await request.post(new URL(`${bases.video}/generuj/wideo`, origin).href, {
    headers: { Authorization: `Bearer ${key}` },
    data: { prompt: FILM, engine: 'iskra-wideo', refCode: randomUUID(), options: { resolution: '720p' } },
  })
  expect(started.ok()).toBe(true)
  const { id } = await started.json()
  const own = `${origin}/api/v1/generations/${id}`
  await expect
    .poll(async () => (await (await request.get(own, { headers })).json()).status, { timeout: 90_000 })
    .toBe('completed')
  return z.string().parse(id)
}

/** What a device of somebody who agreed tells of a visit. */
async function tellVisit(request: APIRequestContext, { origin }: ProductProcess, subject: string) {
  const document = await (await request.get(`${origin}/generacje/${subject}`)).text()
  const [, token = ''] = /<meta name="iskra-visit" content="([^"]+)"/u.exec(document) ?? []
  expect(token).not.toBe('')
  const now = Date.now()
  const event = {
    id: randomUUID().replaceAll('-', ''),
    kind: 'view',
    at: now,
    page: '/generacje/$id',
    subject,
    token,
  }
  const rest = { source: 'direct', device: 'phone', affiliate: '', offline: false, value: 0 }
  const told = await request.post(`${origin}/api/v1/analytics/events`, {
    data: { sent_at: now, events: [{ ...event, ...rest }] },
  })
  expect(told.ok()).toBe(true)
}

/** What is wrong with the page in both themes. */
async function violationsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html.dark')).toHaveCount(colorScheme === 'dark' ? 1 : 0)
    found.push(...(await violations(page)).map((one) => `${colorScheme}: ${one}`))
  }
  return found
}

test('a film is shown to everybody, seen on the wall and among what is popular, kept, and taken back', async ({
  page,
  browser,
  request,
  server,
}) => {
  test.skip(!hasVideoEncoder(), 'this machine has no video encoder')
  test.slow()
  const person = await demoUser(server)
  const id = await makeFilm(request, server, person)

  // Nobody sees it before its maker says so.
  await page.addInitScript(() => {
    localStorage.setItem('ui-store', JSON.stringify({ version: 1, state: { theme: 'system' } }))
  })
  await page.goto(`${server.origin}/wideo`)
  await onScreen(page, 'Ściana filmów')
  await expect(page.getByRole('heading', { name: 'Nie ma tu jeszcze filmów' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Przykłady z silnika Iskry' })).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])

  const owner = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  await owner.goto(`${server.origin}/login?redirect=${encodeURIComponent(`/generacje/${id}`)}`)
  await signIn(owner, pointer, person)
  await onScreen(owner, FILM)
  const isPublic = owner.getByRole('switch', { name: 'Publiczna' })
  await isPublic.click()
  await expect(owner.getByText('Każdy może zobaczyć tę pracę.')).toBeVisible()
  await tellVisit(request, server, id)

  // The document says it before any script: the still, its words, and what search engines are told.
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await expect
    .poll(async () => {
      await plain.goto(`${server.origin}/wideo`)
      return plain.getByRole('link', { name: FILM }).count()
    })
    .toBe(1)
  const [said = ''] = await plain.locator('script[type="application/ld+json"]').allTextContents()
  expect(JSON.parse(said)).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [{ item: { '@type': 'VideoObject', name: FILM } }],
  })
  await plain.context().close()

  const films: string[] = []
  page.on('request', (asked) => {
    if (/\.mp4/u.test(new URL(asked.url()).pathname)) films.push(asked.url())
  })
  await page.reload()
  await controlled(page)
  const still = page.getByRole('img', { name: `Kadr z filmu: ${FILM}` })
  await expect.poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(films, 'no film is fetched before it is asked for').toEqual([])
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: `Odtwórz film: ${FILM}` }).click()
  const film = page.getByLabel(`Film: ${FILM}`)
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  await expect(film).toBeFocused()
  expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true)

  // Of thirty days: what is told before a midnight is no longer of today when it is counted.
  await expect
    .poll(async () => {
      const answer = await request.get(`${server.origin}/api/v1/discover/trending?window=month`)
      return (await answer.json()).entries.length
    }, COUNTED)
    .toBeGreaterThan(0)
  await page.goto(`${server.origin}/popularne?okres=miesiac`)
  await onScreen(page, 'Popularne')
  const popular = page.getByRole('list', { name: 'Od najpopularniejszych' })
  await expect(popular.getByRole('link', { name: FILM })).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.getByRole('link', { name: 'Obrazy', exact: true }).click()
  await expect(page).toHaveURL(/okres=miesiac&rodzaj=obrazy/u)
  await expect(page.getByRole('link', { name: FILM })).toHaveCount(0)

  // What was seen is seen without a server, and says so.
  await page.goto(`${server.origin}/wideo`)
  await expect(page.getByRole('link', { name: FILM })).toBeVisible()
  await server.stop()
  await page.reload()
  await expect(page.getByRole('link', { name: FILM })).toBeVisible()
  await expect(page.getByText(/Stan\sz\s.+kopia,\sbez\społączenia/u)).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await server.start()

  const address = `${server.origin}/api/v1/discover/films`
  const [shown] = (await (await request.get(address)).json()).items
  await isPublic.click()
  await expect(owner.getByText('Każdy może zobaczyć tę pracę.')).toBeHidden()
  expect(await (await request.get(address)).json()).toEqual({ items: [], next: null })
  // Not even by the address of its file.
  const file = await request.get(new URL(shown.result.files[0].url, server.origin).href)
  expect(file.status()).toBe(410)
  const trending = await request.get(`${server.origin}/api/v1/discover/trending?window=month`)
  expect(await trending.json()).toEqual({ entries: [], newest: [] })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nie ma tu jeszcze filmów' })).toBeVisible({
    timeout: 20_000,
  })
})
