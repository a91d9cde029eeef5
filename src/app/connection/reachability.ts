import {
  afterEvent,
  INITIAL_REACHABILITY,
  nextProbeIn,
  type ReachabilityEvent,
  type ReachabilityView,
} from './reachabilityState.ts'

/** Whether the services answer, for screens that show the connection. */
export interface Reachability {
  getSnapshot(): ReachabilityView
  /** Watches the browser's own signs and probes while there is a listener. Returns how to stop. */
  subscribe(listener: () => void): () => void
  /** A service has just answered. */
  reportSuccess(): void
  /** A service has just failed to answer. It is asked again before that is believed. */
  reportFailure(): void
}

/** The parts of the browser that tests replace. */
export interface ReachabilityBrowser {
  isOnLine(): boolean
  addEventListener(type: 'online' | 'offline' | 'focus', listener: () => void): void
  removeEventListener(type: 'online' | 'offline' | 'focus', listener: () => void): void
}

/**
 * Knows whether the services can be reached. `navigator.onLine === false` is believed; `true` says nothing, so
 * `probe` (which rejects or resolves to false when there is no answer) is asked after every doubt, and with
 * growing pauses for as long as it fails.
 */
export function createReachability(options: {
  readonly probe: () => Promise<boolean>
  readonly browser?: ReachabilityBrowser
}): Reachability {
  const browser = options.browser ?? pageBrowser
  const listeners = new Set<() => void>()
  let state = INITIAL_REACHABILITY
  let timer: ReturnType<typeof setTimeout> | undefined
  let isProbing = false

  function dispatch(event: ReachabilityEvent) {
    const before = state.view
    state = afterEvent(state, event)
    plan()
    if (state.view !== before) for (const listener of listeners) listener()
  }

  function plan() {
    clearTimeout(timer)
    const delay = nextProbeIn(state)
    if (listeners.size > 0 && !isProbing && delay !== null) timer = setTimeout(() => void ask(), delay)
  }

  async function ask() {
    isProbing = true
    const answered = await options.probe().catch(() => false)
    isProbing = false
    dispatch(answered ? 'succeeded' : 'probe-failed')
  }

  const onOnline = () => dispatch('device-online')
  const onOffline = () => dispatch('device-offline')
  const onFocus = () => dispatch('returned')

  return {
    getSnapshot: () => state.view,
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) {
        browser.addEventListener('online', onOnline)
        browser.addEventListener('offline', onOffline)
        browser.addEventListener('focus', onFocus)
        dispatch(browser.isOnLine() ? 'returned' : 'device-offline')
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearTimeout(timer)
        browser.removeEventListener('online', onOnline)
        browser.removeEventListener('offline', onOffline)
        browser.removeEventListener('focus', onFocus)
      }
    },
    reportSuccess: () => dispatch('succeeded'),
    reportFailure: () => dispatch('failed'),
  }
}

const pageBrowser: ReachabilityBrowser = {
  isOnLine: () => navigator.onLine,
  addEventListener: (type, listener) => globalThis.addEventListener(type, listener),
  removeEventListener: (type, listener) => globalThis.removeEventListener(type, listener),
}
