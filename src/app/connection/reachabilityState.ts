export type ReachabilityView = 'online' | 'offline' | 'unknown'

export interface ReachabilityState {
  readonly view: ReachabilityView
  /** The device itself reports no network. */
  readonly isCutOff: boolean
  /** Something happened that only a probe can judge. */
  readonly isInDoubt: boolean
  /** Probes that failed one after another. */
  readonly failures: number
}

export type ReachabilityEvent =
  | 'device-offline'
  | 'device-online'
  /** A person came back to the page. */
  | 'returned'
  /** Any request got an answer. */
  | 'succeeded'
  /** A request, not a probe, got none. */
  | 'failed'
  | 'probe-failed'

export const INITIAL_REACHABILITY: ReachabilityState = {
  view: 'unknown',
  isCutOff: false,
  isInDoubt: true,
  failures: 0,
}

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

type Rule = (state: ReachabilityState) => ReachabilityState

const RULES: Readonly<Record<ReachabilityEvent, Rule>> = {
  'device-offline': () => ({ view: 'offline', isCutOff: true, isInDoubt: false, failures: 0 }),
  // Only the device's report so far: it may be behind a login page or in front of a stopped server.
  'device-online': ({ view }) => ({
    view: view === 'online' ? 'online' : 'unknown',
    isCutOff: false,
    isInDoubt: true,
    failures: 0,
  }),
  returned: (state) => (state.view === 'online' ? state : { ...state, isInDoubt: !state.isCutOff }),
  succeeded: (state) =>
    state.isCutOff ? state : { view: 'online', isCutOff: false, isInDoubt: false, failures: 0 },
  // While it is known to be away, another failure is no news and must not hurry the next probe.
  failed: (state) => (state.view === 'offline' ? state : { ...state, isInDoubt: true }),
  'probe-failed': (state) =>
    state.isCutOff ? state : { ...state, view: 'offline', isInDoubt: false, failures: state.failures + 1 },
}

export function afterEvent(state: ReachabilityState, event: ReachabilityEvent): ReachabilityState {
  return RULES[event](state)
}

/** After how long (ms) the services are to be probed; null when there is nothing to find out. */
export function nextProbeIn(state: ReachabilityState): number | null {
  if (state.isCutOff) return null
  if (state.isInDoubt) return 0
  if (state.view !== 'offline') return null
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(state.failures - 1, 10))
}
