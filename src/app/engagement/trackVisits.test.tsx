import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EXAMPLE_ORIGIN } from '#support/engagement/exampleVisits.ts'
import type { VisitedPage } from '#domain/engagement/visitedPage.ts'
import { type Reported, type Report, takeReport, type Visitor } from '#domain/engagement/visitor.ts'
import { trackVisits } from './trackVisits.ts'

const START = new Date(2026, 10, 25, 12).getTime()
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The events stored by all tabs of one device, in order. */
class Device {
  visitor: Visitor | null = null
  token = ''
  readonly events: Reported['events'][number][] = []
  #ids = 0

  keep = (report: Omit<Report, 'pieces'>): Promise<number> => {
    const { visitor, events, addedMs } = takeReport(this.visitor, { ...report, pieces: 0 }, () => {
      this.#ids += 1
      return String(this.#ids)
    })
    this.visitor = visitor
    this.events.push(...events)
    return Promise.resolve(addedMs)
  }

  get kinds(): readonly string[] {
    return this.events.map(({ kind, value }) => `${kind} ${value}`)
  }
}

let stops: (() => void)[] = []

/** One tab; both listen to the same window here. */
function openTab(device: Device) {
  let page: VisitedPage | null = { page: '/sklep', subject: '' }
  let listener: (() => void) | undefined
  const onHidden = vi.fn<() => void>()
  const stop = trackVisits({
    page: () => page,
    onPage(next) {
      listener = next
      return () => undefined
    },
    token: () => device.token,
    title: () => '',
    origin: () => EXAMPLE_ORIGIN,
    isOffline: () => false,
    keep: device.keep,
    onHidden,
  })
  stops.push(stop)
  return {
    onHidden,
    stop,
    go(next: VisitedPage | null) {
      page = next
      listener?.()
    },
  }
}

function become(visibility: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility })
  document.dispatchEvent(new Event('visibilitychange'))
}

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Moves the pointer now and then for this long. */
async function attend(ms: number): Promise<void> {
  for (let gone = 0; gone < ms; gone += 10_000) {
    globalThis.dispatchEvent(new Event('pointermove'))
    await after(10_000)
  }
}

/** Hides the tab: its events are stored at once. */
async function hide(): Promise<void> {
  become('hidden')
  await after(0)
}

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' })
})
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  vi.useRealTimers()
})

describe('a tab', () => {
  it('counts the time in which somebody is there, and stops half a minute after the last sign', async () => {
    const device = new Device()
    openTab(device)
    await attend(2 * MINUTE_MS)
    await after(10 * MINUTE_MS)
    expect(device.visitor).toMatchObject({ visits: 1, sessions: 1, ms: 2 * MINUTE_MS + 20_000 })
    expect(device.kinds).toEqual(['session 0', 'week 0', 'view 0'])
  })

  it('begins when it is first seen, and counts nothing while it is hidden', async () => {
    become('hidden')
    const device = new Device()
    const { onHidden } = openTab(device)
    await attend(MINUTE_MS)
    expect(device.visitor).toBeNull()
    become('visible')
    await attend(20_000)
    become('hidden')
    await attend(5 * MINUTE_MS)
    expect(device.visitor?.ms).toBe(20_000)
    expect(device.kinds.slice(-2)).toEqual(['leave 20000', 'engagement 3'])
    expect(onHidden).toHaveBeenCalledOnce()
  })

  it('tells the time of each page once, in parts where it was hidden meanwhile', async () => {
    const device = new Device()
    const tab = openTab(device)
    await attend(20_000)
    become('hidden')
    await after(MINUTE_MS)
    become('visible')
    await attend(10_000)
    tab.go({ page: '/', subject: '' })
    await attend(10_000)
    await hide()
    expect(device.kinds.filter((kind) => /^(?:view|leave)/.test(kind))).toEqual([
      'view 0',
      'leave 20000',
      'leave 10000',
      'view 0',
      'leave 10000',
    ])
    expect(device.visitor?.pages).toMatchObject([
      { page: '/', ms: 10_000 },
      { page: '/sklep', ms: 30_000 },
    ])
  })

  it('tells of what can be popular with what vouches for it, which comes a moment later', async () => {
    const device = new Device()
    const tab = openTab(device)
    await attend(10_000)
    const views = () => device.events.filter(({ kind }) => kind === 'view').map(({ token }) => token)
    tab.go({ page: '/szablony/$slug', subject: 'kartka' })
    await after(500)
    device.token = 'of kartka'
    await after(3_000)
    expect(views()).toEqual([undefined, 'of kartka'])
    tab.go({ page: '/generacje/$id', subject: 'praca' })
    await after(1_000)
    expect(views()).toHaveLength(3)
    device.token = ''
    tab.go({ page: '/szablony/$slug', subject: 'list' })
    await after(500)
    // Left before it came: told all the same.
    tab.go({ page: '/sklep', subject: '' })
    await after(1_000)
    expect(views()).toEqual([undefined, 'of kartka', 'of kartka', undefined, undefined])
  })

  it('begins a new session after a night asleep, and counts nothing of the night', async () => {
    const device = new Device()
    openTab(device)
    await attend(20_000)
    vi.setSystemTime(Date.now() + 8 * HOUR_MS)
    await after(5_000)
    await attend(10_000)
    await after(5_000)
    const { visitor } = device
    expect(visitor?.sessions).toBe(2)
    expect(visitor?.ms).toBeLessThanOrEqual(35_000)
    expect(visitor?.session.startedAt).toBeGreaterThanOrEqual(START + 8 * HOUR_MS)
  })

  it('goes on over midnight in one session', async () => {
    vi.setSystemTime(new Date(2026, 10, 29, 23, 59, 0))
    const device = new Device()
    const tab = openTab(device)
    await attend(2 * MINUTE_MS)
    tab.go({ page: '/', subject: '' })
    await attend(10_000)
    await hide()
    expect(device.visitor).toMatchObject({ sessions: 1, ms: 2 * MINUTE_MS + 10_000 })
    expect(device.kinds.filter((kind) => kind.startsWith('week'))).toEqual(['week 0', 'week 1'])
  })

  it('adds nothing when the clock is set', async () => {
    const device = new Device()
    openTab(device)
    await attend(20_000)
    vi.setSystemTime(Date.now() + 10 * MINUTE_MS)
    await attend(20_000)
    vi.setSystemTime(Date.now() - 10 * MINUTE_MS)
    await attend(20_000)
    await after(MINUTE_MS)
    expect(device.visitor?.ms).toBeLessThanOrEqual(80_000)
    expect(device.visitor?.sessions).toBe(1)
  })

  it('counts a press with its label once', async () => {
    const device = new Device()
    openTab(device)
    document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await attend(10_000)
    await hide()
    expect(device.visitor?.session.interactions).toBe(1)
  })

  it('hears nothing any more once it is stopped', async () => {
    const device = new Device()
    const { stop } = openTab(device)
    await attend(10_000)
    await after(100)
    stop()
    const { events } = device
    const before = events.length
    await attend(MINUTE_MS)
    become('hidden')
    expect(events).toHaveLength(before)
    expect(device.visitor?.ms).toBe(10_000)
  })
})

describe('two tabs', () => {
  it('that are both in sight count the time of one person', async () => {
    const device = new Device()
    openTab(device)
    await after(3_000)
    openTab(device)
    await attend(MINUTE_MS)
    await after(MINUTE_MS)
    expect(device.visitor?.visits).toBe(2)
    expect(device.visitor?.sessions).toBe(1)
    expect(device.visitor?.ms).toBeGreaterThanOrEqual(MINUTE_MS)
    expect(device.visitor?.ms).toBeLessThanOrEqual(3_000 + MINUTE_MS + 30_000)
  })
})
