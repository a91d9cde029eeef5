import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setLogLevel } from '#domain/log.ts'
import { pageLife } from '#domain/pageLife.ts'
import { dismissAllToasts } from '#ui/state/toasts.ts'
import ToastHost from '#ui/ToastHost.tsx'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { listenForErrors, reportError } from './globalErrors.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.now() + 60_000 })
  setLogLevel('silent')
})

afterEach(() => {
  act(() => dismissAllToasts())
  cleanup()
  vi.useRealTimers()
  setLogLevel('warn')
})

const toasts = (): readonly HTMLElement[] => screen.queryAllByRole('listitem')

describe('a global error', () => {
  it('shows one persistent toast with the specified words, whatever comes within 5 seconds', () => {
    renderScreen(<ToastHost />)
    act(() => {
      reportError(new Error('one'))
      reportError(new Error('two'))
    })
    expect(toasts().map((toast) => toast.textContent)).toEqual([
      'Application ErrorAn unexpected error occurred. Please refresh the page.',
    ])
    act(() => void vi.advanceTimersByTime(600_000))
    expect(toasts()).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Zamknij powiadomienie' }))
    act(() => reportError(new Error('three')))
    expect(toasts()).toHaveLength(1)
  })

  it('is heard from scripts and promises, not when React recovers by itself', () => {
    vi.advanceTimersByTime(60_000)
    const stop = listenForErrors()
    renderScreen(<ToastHost />)
    act(
      () => void window.dispatchEvent(new ErrorEvent('error', { message: 'Hydration failed', error: null })),
    )
    expect(toasts()).toHaveLength(0)
    const rejection = Object.assign(new Event('unhandledrejection'), { reason: new Error('lost') })
    act(() => void window.dispatchEvent(rejection))
    expect(toasts()).toHaveLength(1)
    stop()
  })

  it('is not told of a page that was left', () => {
    vi.advanceTimersByTime(120_000)
    renderScreen(<ToastHost />)
    const stop = pageLife.subscribe(() => undefined)
    window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }))
    act(() => reportError(new Error('told in vain')))
    expect(toasts()).toHaveLength(0)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    act(() => reportError(new Error('told')))
    expect(toasts()).toHaveLength(1)
    stop()
  })
})
