import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReachabilityView } from './reachabilityState.ts'
import { createConnection } from './connection.ts'
import { readLastContact } from './lastContact.ts'

function reachabilityAt(first: ReachabilityView) {
  let view = first
  const listeners = new Set<() => void>()
  return {
    getSnapshot: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    becomes(next: ReachabilityView) {
      view = next
      for (const listener of listeners) listener()
    },
  }
}

let now = Date.now() - 3_600_000

beforeEach(() => {
  localStorage.clear()
  now = Date.now() - 3_600_000
})

afterEach(() => vi.restoreAllMocks())

describe('the connection', () => {
  it('tells since when what is shown may be old, also after a start without a network', () => {
    const reachability = reachabilityAt('unknown')
    const connection = createConnection(reachability, () => now)
    const stop = connection.subscribe(() => undefined)
    reachability.becomes('online')
    expect(connection.getSnapshot()).toEqual({ view: 'online', dataFrom: null })
    now += 60_000
    const left = now
    reachability.becomes('offline')
    expect(connection.getSnapshot()).toEqual({ view: 'offline', dataFrom: left })
    stop()

    const later = createConnection(reachabilityAt('offline'), () => now)
    later.subscribe(() => undefined)()
    expect(later.getSnapshot()).toEqual({ view: 'offline', dataFrom: left })
  })

  it('keeps one snapshot while nothing changes', () => {
    const reachability = reachabilityAt('online')
    const connection = createConnection(reachability, () => now)
    connection.subscribe(() => undefined)
    const before = connection.getSnapshot()
    reachability.becomes('online')
    expect(connection.getSnapshot()).toBe(before)
  })
})

describe('the last contact', () => {
  it('is unknown when it is junk or ahead of the clock', () => {
    for (const text of ['junk', '-1', String(Date.now() + 1e9), '']) {
      localStorage.setItem('iskra-last-contact', text)
      expect(readLastContact()).toBeNull()
    }
  })
})
