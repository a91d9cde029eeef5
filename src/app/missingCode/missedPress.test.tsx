import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { askedPart } from '#ui/askedPart.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { listenForErrors } from '../errors/globalErrors.ts'
import { missedPress } from '#ui/state/missedPress.ts'
import { CodeFailure, noteCodeFailure } from './codeFailures.ts'
import { MissedPressNotice } from './MissingNotice.tsx'

afterEach(() => {
  cleanup()
  missedPress.set(null)
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'userActivation')
})

/** Code that nothing on the page waits for is missing, while the browser says this of the last seconds. */
async function missCode(wasPressed: boolean): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { isActive: wasPressed } })
  const reason = new CodeFailure('/assets/late.js')
  const rejection = Object.assign(new Event('unhandledrejection'), { reason })
  await act(async () => {
    noteCodeFailure(reason)
    window.dispatchEvent(rejection)
    await vi.waitFor(() => undefined)
  })
}

it('tells why a press did nothing, until it is closed', async () => {
  const stop = listenForErrors()
  renderScreen(<MissedPressNotice />)
  await missCode(true)
  const notice = await screen.findByRole('region', { name: 'Nie ma połączenia' })
  expect(notice.textContent).toContain('Spróbuj ponownie, gdy wróci sieć.')
  await userEvent.click(screen.getByRole('button', { name: 'Zamknij' }))
  expect(screen.queryByRole('region', { name: 'Nie ma połączenia' })).toBeNull()
  stop()
})

it('tells of a dialog whose code is missing that it opens once the network is back', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { isActive: true } })
  const Part = askedPart(async (): Promise<{ default: () => null }> => {
    const failure = new CodeFailure('/assets/dialog.js')
    noteCodeFailure(failure)
    throw failure
  })
  renderScreen(
    <>
      <MissedPressNotice />
      <Suspense>
        <Part />
      </Suspense>
    </>,
  )
  const notice = await screen.findByRole('region', { name: 'Nie ma połączenia' })
  expect(notice.textContent).toContain('Otworzymy to, gdy tylko wróci sieć.')
})

it('tells nothing of what nobody asked for', async () => {
  const stop = listenForErrors()
  renderScreen(<MissedPressNotice />)
  await missCode(false)
  expect(missedPress.getSnapshot()).toBeNull()
  stop()
})
