import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answeringApi, refusedWith } from '#api/product/testing/answeringApi.ts'
import { SEED_CODES } from '#domain/affiliate/codes.ts'
import { VISIT_MS } from '#domain/affiliate/visit.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import AffiliateBanner from './AffiliateBanner.tsx'
import { VISIT_KEY } from './referred.ts'
import { takeReferral } from './takeReferral.ts'
import { currentVisit } from './visitMemory.ts'
import { affiliateVisit } from './visitStore.ts'

const LOOK_UP = 'GET /api/v1/affiliate/codes'

/** A server that knows the four codes and this one. */
function shop(known = SEED_CODES) {
  const account = answeringApi({
    [LOOK_UP]: ({ query }) =>
      Response.json({ offer: known.find(({ code }) => code === query.get('code')) ?? null }),
  })
  return { ...account, services: { productApi: () => Promise.resolve(account.api) } }
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  currentVisit()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('a known code is kept with its moment, and an unknown one, a hostile one or one that was ended is not', async () => {
  const { services } = shop(SEED_CODES.filter(({ code }) => code !== 'CREATIVEPRO'))
  for (const search of ['?ref=wiosna', '?ref=__proto__', '?code=%00', '?ref=creativepro']) {
    await takeReferral(services, search)
    expect(sessionStorage.getItem(VISIT_KEY)).toBeNull()
  }
  await takeReferral(services, '?ref=newsletter&code=techvibe', 1_000_000_000_000)
  expect(sessionStorage.getItem(VISIT_KEY)).toBeNull()
  await takeReferral(services, '?ref=inny-list&code=techvibe', Date.now() - 5)
  expect(affiliateVisit.getSnapshot()).toMatchObject({ code: 'TECHVIBE', discountPercent: 15 })
  expect(JSON.parse(sessionStorage.getItem(VISIT_KEY) ?? '')).toMatchObject({
    code: 'TECHVIBE',
    wasPut: false,
  })
})

it('without a network the four are known, and another is asked about when it is back', async () => {
  const known = [...SEED_CODES, { code: 'ZOFIA', creator: 'Zofia', bonusCredits: 5, discountPercent: 0 }]
  const { services, answer } = shop(known)
  answer(LOOK_UP, () => Promise.reject(new TypeError('Failed to fetch')))
  await takeReferral(services, '?ref=futureai')
  expect(affiliateVisit.getSnapshot()?.code).toBe('FUTUREAI')
  await takeReferral(services, '?ref=zofia')
  expect(affiliateVisit.getSnapshot()?.code).toBe('FUTUREAI')
  answer(LOOK_UP, () => Response.json({ offer: known.at(-1) }))
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(affiliateVisit.getSnapshot()?.code).toBe('ZOFIA'))
  answer(LOOK_UP, () => refusedWith('TOO_MANY_REQUESTS'))
  await takeReferral(services, '?ref=inna')
  expect(affiliateVisit.getSnapshot()?.code).toBe('ZOFIA')
})

it('the banner names creator, gift and discount, says so where there is none, and stays closed', async () => {
  const { services } = shop()
  await takeReferral(services, '?ref=techvibe')
  const { unmount } = renderScreen(<AffiliateBanner isWelcome />)
  const banner = await screen.findByRole('region', { name: 'Tech Vibe zaprasza z kodem TECHVIBE' })
  expect(banner.textContent).toMatch(/15\s?%\staniej.*100\skredytów/s)
  expect((await screen.findByRole('link', { name: 'Zobacz pakiety kredytów' })).getAttribute('href')).toBe(
    '/sklep/kredyty',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Zamknij, kod nadal działa' }))
  expect(screen.queryByRole('region', { name: /zaprasza/ })).toBeNull()
  unmount()
  renderScreen(<AffiliateBanner isWelcome />)
  await takeReferral(services, '?ref=futureai')
  const other = await screen.findByRole('region', { name: 'Future AI zaprasza z kodem FUTUREAI' })
  expect(other.textContent).toMatch(/150\skredytów/)
  expect(other.textContent).toMatch(/Ceny\ssię\snie\szmieniają/)
  expect(other.textContent).not.toContain('%')
  await takeReferral(services, '?ref=techvibe')
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: /zaprasza/ })).toBeNull())
})

it('after 24 hours on an open page nothing of it is left', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { services } = shop()
  await takeReferral(services, '?ref=aimaster2024')
  renderScreen(<AffiliateBanner isWelcome />)
  await screen.findByRole('region', { name: /AIMASTER2024/ })
  await act(() => vi.advanceTimersByTimeAsync(VISIT_MS - 60_000))
  expect(screen.getByRole('region', { name: /AIMASTER2024/ })).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  expect(screen.queryByRole('region', { name: /AIMASTER2024/ })).toBeNull()
  expect(sessionStorage.getItem(VISIT_KEY)).toBeNull()
})
