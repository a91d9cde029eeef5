import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LATEST_MS, QUIET_MS, whenQuiet } from './whenQuiet.ts'

let notice = () => undefined as void

class ObserverStub {
  static readonly supportedEntryTypes = ['resource', 'longtask']
  readonly observe = () => undefined
  readonly disconnect = () => undefined
  constructor(onEntries: () => void) {
    notice = onEntries
  }
}

let readyState: DocumentReadyState
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceObserver', ObserverStub)
  readyState = 'complete'
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('waits until nothing has happened for a while', () => {
  const work = vi.fn<() => void>()
  whenQuiet(work)
  vi.advanceTimersByTime(QUIET_MS - 1)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledOnce()
})

it.each([
  ['a file that arrives', () => notice()],
  ['a press', () => window.dispatchEvent(new Event('pointerdown'))],
  ['a key', () => window.dispatchEvent(new KeyboardEvent('keydown'))],
])('waits anew after %s', (_what, happen) => {
  const work = vi.fn<() => void>()
  whenQuiet(work)
  vi.advanceTimersByTime(QUIET_MS - 1)
  happen()
  vi.advanceTimersByTime(QUIET_MS - 1)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledOnce()
})

it('waits for the page to load first, however quiet it is', () => {
  readyState = 'interactive'
  const work = vi.fn<() => void>()
  whenQuiet(work)
  vi.advanceTimersByTime(LATEST_MS * 2)
  expect(work).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(QUIET_MS)
  expect(work).toHaveBeenCalledOnce()
})

it('comes to its turn on a page that is never quiet, once', () => {
  const work = vi.fn<() => void>()
  whenQuiet(work)
  for (let spent = 0; spent < LATEST_MS * 2; spent += QUIET_MS / 2) {
    notice()
    vi.advanceTimersByTime(QUIET_MS / 2)
  }
  vi.advanceTimersByTime(LATEST_MS)
  expect(work).toHaveBeenCalledOnce()
})

it('can be called off', () => {
  const work = vi.fn<() => void>()
  const callOff = whenQuiet(work)
  callOff()
  notice()
  vi.advanceTimersByTime(LATEST_MS * 2)
  expect(work).not.toHaveBeenCalled()
})
