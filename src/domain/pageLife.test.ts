import { describe, expect, it, vi } from 'vitest'
import { createPageLife, onLeave, type PageHost, untilBack } from './pageLife.ts'

function openPage() {
  const events = new EventTarget()
  const document = { visibilityState: 'visible' }
  const host: PageHost = {
    document,
    addEventListener: (type, listener, isCapturing) => events.addEventListener(type, listener, isCapturing),
    removeEventListener: (type, listener, isCapturing) =>
      events.removeEventListener(type, listener, isCapturing),
  }
  const life = createPageLife(host)
  const told: string[] = []
  const stop = life.subscribe(() => void told.push(life.getSnapshot()))
  const happens = (type: string, details: object = {}) =>
    events.dispatchEvent(Object.assign(new Event(type), details))
  return {
    life,
    told,
    stop,
    happens,
    see: (visibilityState: string) => {
      document.visibilityState = visibilityState
      happens('visibilitychange')
    },
  }
}

describe('the life of a page', () => {
  it('goes behind another tab and comes back', () => {
    const { told, see } = openPage()
    see('hidden')
    see('visible')
    expect(told).toEqual(['hidden', 'shown'])
  })

  it('is left before it is hidden, and is not told of as hidden while it lies in the cache', () => {
    const { told, happens, see } = openPage()
    happens('pagehide', { persisted: true })
    see('hidden')
    see('visible')
    expect(told).toEqual(['left'])
    happens('pageshow', { persisted: true })
    expect(told).toEqual(['left', 'shown'])
  })

  it('is only hidden where it ends: nobody will wait for what it holds', () => {
    const { told, happens, see } = openPage()
    happens('pagehide', { persisted: false })
    see('hidden')
    expect(told).toEqual(['hidden'])
  })

  it('is left too when the browser freezes a tab in the background', () => {
    const { told, happens, see } = openPage()
    see('hidden')
    happens('freeze')
    happens('resume')
    see('visible')
    expect(told).toEqual(['hidden', 'left', 'hidden', 'shown'])
  })

  it('is looked at anew when nobody followed it for a while', () => {
    const { life, stop, see } = openPage()
    stop()
    see('hidden')
    expect(life.getSnapshot()).toBe('hidden')
  })

  it('is always shown where there is no page', () => {
    expect(createPageLife({}).getSnapshot()).toBe('shown')
  })
})

describe('whoever waits for a page', () => {
  it('is told when it is left, and goes on when it is back', async () => {
    const { life, happens } = openPage()
    const listener = vi.fn<() => void>()
    const stop = onLeave(listener, life)
    await untilBack(life)
    happens('pagehide', { persisted: true })
    expect(listener).toHaveBeenCalledOnce()
    const back = vi.fn<() => void>()
    const waiting = untilBack(life).then(back)
    await Promise.resolve()
    expect(back).not.toHaveBeenCalled()
    happens('pageshow', { persisted: true })
    await waiting
    stop()
    happens('pagehide', { persisted: true })
    expect(listener).toHaveBeenCalledOnce()
  })

  it('gives up when its signal does', async () => {
    const { life, happens } = openPage()
    happens('pagehide', { persisted: true })
    const giveUp = new AbortController()
    const waiting = untilBack(life, giveUp.signal)
    giveUp.abort(new Error('enough'))
    await expect(waiting).rejects.toThrow('enough')
  })
})
