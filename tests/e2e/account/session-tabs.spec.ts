import type { BrowserContext, Page, Response } from '@playwright/test'
import { demoUser, signIn } from '../accountPerson.ts'
import { expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { sessionGeneration, spoilAccessToken } from '../storedSession.ts'

test.use({ serviceWorkers: 'allow' })

// Many tabs whose token is refused at the same moment. `LONG=yes` runs the full number of tabs and rounds.

const TABS = process.env['LONG'] === undefined ? 6 : 10
const ROUNDS = process.env['LONG'] === undefined ? 2 : 100
const SCREEN = '/ustawienia/bezpieczenstwo'
/** What that screen asks the product API for, and asks anew whenever the network comes back. */
const READS = ['/api/v1/account/passkeys', '/api/v1/account/sessions']
const REFRESH = '/api/v1/auth/refresh'

test(`${TABS} tabs meet a 401 together, ${ROUNDS} times: one refresh each time, everybody answered, nobody signed out`, async ({
  context,
  server,
}) => {
  test.setTimeout(90_000 + ROUNDS * 20_000)
  const first = await context.newPage()
  const others = await Promise.all(Array.from({ length: TABS - 1 }, () => context.newPage()))
  const tabs = [first, ...others]
  const round = await followRounds(context, tabs)
  await first.goto(`${server.origin}/login?redirect=${encodeURIComponent(SCREEN)}`)
  await signIn(first, pointer, await demoUser(server))
  await expectAccount(first)
  for (const tab of others) await tab.goto(server.origin + SCREEN)
  await expect.poll(() => round.unanswered(), { timeout: 60_000 }).toEqual([])

  const begun = await sessionGeneration(first)
  for (let done = 1; done <= ROUNDS; done += 1) {
    round.begin()
    await spoilAccessToken(first)
    // As when a laptop wakes: all tabs hear that the network is back, and read what they show anew.
    await context.setOffline(true)
    await context.setOffline(false)
    await expect.poll(() => round.unanswered(), { timeout: 30_000 }).toEqual([])
    expect(round.neverRefused()).toEqual([])
    expect(round.refreshes()).toEqual([200])
    expect(await sessionGeneration(first)).toBe(begun + done)
  }

  for (const tab of tabs) {
    await expectAccount(tab)
    await expect(tab.getByText('Sesja wygasła')).toHaveCount(0)
  }
  expect(server.output).not.toContain('a used refresh token came back')
})

async function expectAccount(tab: Page): Promise<void> {
  await expect(tab.getByRole('heading', { level: 1, name: 'Bezpieczeństwo' })).toBeVisible()
  await expect(tab.getByText('To urządzenie', { exact: true })).toBeVisible()
}

/** Follows what the tabs are answered, and holds each refresh back until all of them have been refused. */
async function followRounds(context: BrowserContext, tabs: readonly Page[]) {
  let seen: { readonly tab: Page | null; readonly path: string; readonly status: number }[] = []
  const places = tabs.map((_, index) => index)
  const has = (index: number, path: string, status: number) =>
    seen.some((one) => one.tab === tabs[index] && one.path === path && one.status === status)
  const neverRefused = () => places.filter((index) => !READS.some((path) => has(index, path, 401)))

  context.on('response', (response: Response) => {
    const { pathname: path } = new URL(response.url())
    if (!READS.includes(path) && path !== REFRESH) return
    const tab = response.request().serviceWorker() === null ? response.frame().page() : null
    seen.push({ tab, path, status: response.status() })
  })
  await context.route(`**${REFRESH}`, async (route) => {
    await expect.poll(neverRefused, { timeout: 20_000, intervals: [20] }).toEqual([])
    await route.continue()
  })
  return {
    begin: () => void (seen = []),
    /** The tabs that were not told to refresh. */
    neverRefused,
    /** `tab path` of what a tab has not been answered yet. */
    unanswered: () =>
      places.flatMap((index) =>
        READS.filter((path) => !has(index, path, 200)).map((path) => `${index} ${path}`),
      ),
    /** The statuses of the refreshes. */
    refreshes: () => seen.filter(({ path }) => path === REFRESH).map(({ status }) => status),
  }
}
