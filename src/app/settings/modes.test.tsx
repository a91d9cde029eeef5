import { createMemoryHistory } from '@tanstack/react-router'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createI18n } from '#i18n/createI18n.ts'
import { smallShop } from '#support/page/smallShop.ts'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import {
  followFullscreen,
  toggleDebugMode,
  toggleFocusMode,
  toggleFullscreen,
  useFullscreen,
} from '#ui/state/modes.ts'
import { App } from '../App.tsx'
import { createAppRouter } from '../createAppRouter.ts'

const SLOW = { timeout: 10_000 }

async function openPage() {
  const context = { services: smallShop(), i18n: await createI18n('pl') }
  const router = createAppRouter(context, createMemoryHistory({ initialEntries: ['/o-nas'] }))
  await act(() => router.load())
  render(<App context={context} router={router} />)
  await screen.findByRole('heading', { level: 1 }, SLOW)
}

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const bars = () => [...screen.queryAllByRole('banner'), ...screen.queryAllByRole('contentinfo')].length

it('focus takes the bars off the page and brings them back', async () => {
  await openPage()
  const before = bars()
  act(toggleFocusMode)
  // The screen's own header stays.
  expect(bars()).toBe(1)
  await userEvent.click(await screen.findByRole('button', { name: 'Zakończ skupienie' }, SLOW))
  expect(bars()).toBe(before)
  expect(before).toBe(3)
})

it('debug shows the version and the way to the diagnosis, and hides them again', async () => {
  await openPage()
  act(toggleDebugMode)
  const link = await screen.findByRole('link', { name: /^Diagnostyka/ }, SLOW)
  expect(link.getAttribute('href')).toBe('/debug')
  await userEvent.click(screen.getByRole('button', { name: 'Wyłącz tryb diagnostyczny' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Diagnostyka/ })).toBeNull())
})

function Told() {
  return <p>{useFullscreen() ? 'whole screen' : 'a window'}</p>
}

/** The browser's own change. */
function become(element: Element | null): void {
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element })
  act(() => void document.dispatchEvent(new Event('fullscreenchange')))
}

it('fullscreen is the browser’s to give, and followed when it ends it', async () => {
  const stop = followFullscreen()
  render(<Told />)
  become(null)
  document.documentElement.requestFullscreen = () => Promise.reject(new TypeError('refused'))
  expect(await toggleFullscreen()).toBe(false)
  document.documentElement.requestFullscreen = () => Promise.resolve(become(document.documentElement))
  expect(await toggleFullscreen()).toBe(true)
  expect(screen.getByText('whole screen')).toBeDefined()
  become(null)
  expect(screen.getByText('a window')).toBeDefined()
  stop()
})
