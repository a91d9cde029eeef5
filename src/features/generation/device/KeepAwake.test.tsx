import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_RUNTIME_CONFIG } from '#domain/runtimeConfig.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { KeepAwake } from './KeepAwake.tsx'

const release = vi.fn<() => Promise<void>>(() => Promise.resolve())
const request = vi.fn<() => Promise<{ release: typeof release }>>()

beforeEach(() => {
  stubBrowser()
  release.mockClear()
  request.mockReset()
  request.mockResolvedValue({ release })
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'wakeLock')
  Reflect.deleteProperty(document, 'visibilityState')
})

function open(betaFeatures: boolean) {
  const features = { ...DEFAULT_RUNTIME_CONFIG.features, betaFeatures }
  return renderScreen(<KeepAwake />, { config: { ...DEFAULT_RUNTIME_CONFIG, features } })
}

const choice = () => screen.queryByRole<HTMLInputElement>('switch', { name: /^Nie wygaszaj ekranu/ })

function look(visibilityState: 'hidden' | 'visible'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

it('is offered where features are on trial, and nowhere else', () => {
  open(false)
  expect(choice()).toBeNull()
  cleanup()
  open(true)
  expect(choice()).not.toBeNull()
  cleanup()
  Reflect.deleteProperty(navigator, 'wakeLock')
  open(true)
  expect(choice()).toBeNull()
})

it('keeps the screen lit while it is on, anew when the page is looked at again, and lets go with what was made', async () => {
  const { unmount } = open(true)
  expect(request).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('switch'))
  await waitFor(() => expect(request).toHaveBeenCalledTimes(1))
  look('hidden')
  look('visible')
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2))
  expect(choice()?.checked).toBe(true)
  unmount()
  expect(release).toHaveBeenCalledTimes(1)
})

it('says where the browser refuses, and claims nothing', async () => {
  request.mockRejectedValue(new DOMException('low battery', 'NotAllowedError'))
  open(true)
  await userEvent.click(screen.getByRole('switch'))
  expect(await screen.findByText(/nie pozwala na to teraz/)).toBeDefined()
  expect(choice()?.checked).toBe(false)
})
