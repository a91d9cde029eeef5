import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_RUNTIME_CONFIG } from '#domain/runtimeConfig.ts'
import { hasDatabase } from '#offline/databasePresence.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import VisitQuestion from './VisitQuestion.tsx'

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const TITLE = 'Czy możemy liczyć Twoje wizyty?'

/** Asks, or doesn't, on a page of an installation that counts or doesn't. */
async function ask(analytics: boolean) {
  const onShow = vi.fn<() => void>()
  const features = { ...DEFAULT_RUNTIME_CONFIG.features, analytics }
  renderScreen(<VisitQuestion onShow={onShow} />, { config: { ...DEFAULT_RUNTIME_CONFIG, features } })
  // Whether there is an answer is looked up once; who looks after it hears after it.
  await act(() => hasDatabase())
  return { isThere: screen.queryByLabelText(TITLE) !== null, asked: onShow.mock.calls.length }
}

it('is put once to whoever has not answered, and to nobody where visits aren’t counted', async () => {
  expect(await ask(true)).toEqual({ isThere: true, asked: 1 })
  cleanup()
  expect(await ask(false)).toEqual({ isThere: false, asked: 0 })
})
