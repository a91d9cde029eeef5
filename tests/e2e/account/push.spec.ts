import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { confirmedPerson, signIn } from '../accountPerson.ts'
import { chromiumArguments } from '../../support/chromiumArguments.ts'
import { WHOLE_BROWSER } from '../browsers.ts'
import { controlled, expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { storedTokens } from '../storedSession.ts'

test.use({
  serviceWorkers: 'allow',
  launchOptions: { executablePath: WHOLE_BROWSER, args: chromiumArguments },
})

/** The newest generation of whoever has this token, as the server knows it. */
async function newest(request: APIRequestContext, origin: string, token: string) {
  const headers = { Authorization: `Bearer ${token}` }
  const { items } = await (await request.get(`${origin}/api/v1/generations`, { headers })).json()
  return items[0]
}

/** A push message as the browser hands it to the worker, whatever push service brought it. */
async function deliverPush(context: BrowserContext, from: Page, origin: string, message: object) {
  const devTools = await context.newCDPSession(from)
  const registration = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`)
      if (ours !== undefined) resolve(ours.registrationId)
    })
  })
  await devTools.send('ServiceWorker.enable')
  const data = JSON.stringify(message)
  const registrationId = await registration
  await devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

/** What the worker shows, asked of the worker itself: a page would stand in front of the person. */
const SHOWN = 'registration.getNotifications().then((shown) => shown.map(({ tag, data }) => ({ tag, data })))'

test('a push tells with no page open, and what it tells of is there without a network', async ({
  page,
  context,
  request,
  shop,
}) => {
  const { origin } = shop
  await context.grantPermissions(['notifications'], { origin })
  const person = await confirmedPerson(request, origin)
  await page.goto(`${origin}/login?redirect=${encodeURIComponent('/generatory/obraz')}`)
  await signIn(page, pointer, person)
  await controlled(page)
  await page.getByLabel('Co ma być na obrazie?').fill('Latarnia w oknie [[quick]]')
  await page.getByRole('button', { name: 'Stwórz obraz' }).click()
  await expect(page.getByRole('button', { name: /^Anuluj/ }).first()).toBeVisible()
  const { access_token: token } = await storedTokens(page)
  await expect.poll(async () => (await newest(request, origin, token))?.status).toBe('completed')
  const { id } = await newest(request, origin, token)

  const elsewhere = await context.newPage()
  await page.close()
  await deliverPush(context, elsewhere, origin, { kind: 'generation', id, status: 'completed' })
  const notifications = () => context.serviceWorkers()[0]?.evaluate<unknown>(SHOWN)
  await expect.poll(notifications).toEqual([{ tag: id, data: { address: `/generacje/${id}` } }])

  await context.setOffline(true)
  await elsewhere.goto(`${origin}/generacje/${id}`)
  await expect(elsewhere.getByText('Latarnia w oknie').first()).toBeVisible()
})
