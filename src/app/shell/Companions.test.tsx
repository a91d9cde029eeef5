import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { markOrderMade } from '#ui/state/till.ts'
// Loaded before, so that the time of the test isn't theirs.
import '#features/install/InvitationNotice.tsx'
import '#features/preferences/VisitQuestion.tsx'
import Companions from './Companions.tsx'

const INSTALL = 'Iskra na Twoim ekranie'
const VISITS = 'Czy możemy liczyć Twoje wizyty?'

beforeEach(() => {
  stubBrowser()
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  // Where the share menu installs, nothing has to offer it first.
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Safari/604.1')
  localStorage.setItem('iskra-install', '{"visits":0,"offeredAt":null}')
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const shown = () =>
  [INSTALL, VISITS].filter((name) => document.querySelector(`[aria-label="${name}"]`) !== null)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('whoever has ordered is asked nothing more once they were invited to install', async () => {
  const { router } = renderScreen(<Companions />)
  await act(() => router.load())
  act(markOrderMade)
  const close = await screen.findByRole('button', { name: 'Nie, dziękuję' })
  await pass(60_000)
  expect(shown()).toEqual([INSTALL])
  act(() => close.click())
  await pass(60_000)
  expect(shown()).toEqual([])
})
