import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterEvent, INITIAL_REACHABILITY, nextProbeIn, type ReachabilityEvent } from './reachabilityState.ts'

const event = fc.constantFrom<ReachabilityEvent>(
  'device-offline',
  'device-online',
  'returned',
  'succeeded',
  'failed',
  'probe-failed',
)
const history = fc.array(event, { maxLength: 40 })
const after = (events: readonly ReachabilityEvent[]) => events.reduce(afterEvent, INITIAL_REACHABILITY)

describe('reachability', () => {
  it('believes a device that says it is cut off, whatever else is heard', () => {
    const noise = fc.array(
      event.filter((one) => one !== 'device-online'),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(history, noise, (before, since) => {
        const state = after([...before, 'device-offline', ...since])
        expect(state.view).toBe('offline')
        expect(nextProbeIn(state)).toBeNull()
      }),
    )
  })

  it('does not take the device for online on its own word', () => {
    fc.assert(
      fc.property(history, (before) => {
        const state = after([...before, 'device-offline', 'device-online'])
        expect(state.view).toBe('unknown')
        expect(nextProbeIn(state)).toBe(0)
      }),
    )
  })

  it('is online exactly after an answer that nothing has contradicted', () => {
    fc.assert(
      fc.property(history, (before) => {
        const state = after([...before, 'device-online', 'succeeded'])
        expect(state.view).toBe('online')
        expect(nextProbeIn(state)).toBeNull()
        expect(afterEvent(state, 'failed').view).toBe('online')
        expect(nextProbeIn(afterEvent(state, 'failed'))).toBe(0)
        expect(afterEvent(afterEvent(state, 'failed'), 'probe-failed').view).toBe('offline')
      }),
    )
  })

  it('never leaves a doubt or an outage without a next probe, and never pauses over a minute', () => {
    fc.assert(
      fc.property(history, (events) => {
        const state = after(events)
        const delay = nextProbeIn(state)
        expect(delay === null).toBe(state.isCutOff || (state.view === 'online' && !state.isInDoubt))
        expect(delay ?? 0).toBeLessThanOrEqual(60_000)
      }),
    )
  })

  it('pauses longer after each failed probe', () => {
    const pauses = [1, 2, 3, 6, 20].map((failures) =>
      nextProbeIn(after(Array(failures).fill('probe-failed'))),
    )
    expect(pauses).toEqual([2_000, 4_000, 8_000, 60_000, 60_000])
  })
})
