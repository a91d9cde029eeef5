import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { StorefrontError } from '#api/storefront/storefrontError.ts'
import { ERROR_TOAST_INTERVAL, isNetworkFailure, isReportable, mayShowErrorToast } from './errorRules.ts'

describe('which errors the person hears of', () => {
  it.each([
    'Hydration failed because the server rendered HTML didn’t match the client.',
    'Text content did not match. Server: "a" Client: "b"',
    'There was an error while hydrating.',
    'Maximum update depth exceeded. This can happen when…',
    'Minified React error #185; visit https://react.dev/errors/185',
    'Minified React error #418; visit …',
    'ResizeObserver loop completed with undelivered notifications.',
  ])('not of: %s', (message) => {
    expect(isReportable(new Error(message))).toBe(false)
    expect(isReportable(message)).toBe(false)
  })

  it('not of what was called off', () => {
    expect(isReportable(new DOMException('The user aborted a request.', 'AbortError'))).toBe(false)
  })

  it.each([new Error('x is undefined'), new TypeError('Failed to fetch'), 'boom', undefined, null, { a: 1 }])(
    'of: %s',
    (error) => {
      expect(isReportable(error)).toBe(true)
    },
  )
})

describe('a failure of the network', () => {
  it.each([
    new TypeError('Failed to fetch'),
    new TypeError('Load failed'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new TypeError('error loading dynamically imported module: /assets/a.js'),
    new StorefrontError('SHOPIFY_NETWORK_ERROR', 'no network', { kind: 'unreachable' }),
  ])('is %s', (error) => {
    expect(isNetworkFailure(error)).toBe(true)
  })

  it.each([
    new TypeError('x is not a function'),
    new Error('Failed to fetch'),
    new StorefrontError('SHOPIFY_API_ERROR', 'junk', { kind: 'broken' }),
    'Failed to fetch',
  ])('is not %s', (error) => {
    expect(isNetworkFailure(error)).toBe(false)
  })
})

/** The moments at which toasts are shown when errors come after these gaps, ms. */
function shownAfter(gaps: readonly number[]): readonly number[] {
  let now = 0
  let last: number | null = null
  const shown: number[] = []
  for (const gap of gaps) {
    now += gap
    if (!mayShowErrorToast(now, last)) continue
    last = now
    shown.push(now)
  }
  return shown
}

describe('how often', () => {
  it('once in 5 seconds at most, however many come', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4_000), { minLength: 1, maxLength: 50 }), (gaps) => {
        const shown = shownAfter(gaps)
        const pauses = shown.slice(1).map((moment, place) => moment - (shown[place] ?? 0))
        return shown.length > 0 && pauses.every((pause) => pause >= ERROR_TOAST_INTERVAL)
      }),
    )
    expect(shownAfter([0, 4_999, 1, 4_999, 1])).toEqual([0, 5_000, 10_000])
  })

  it('also after the clock was set back', () => {
    expect(mayShowErrorToast(1_000, 900_000)).toBe(true)
  })
})
