import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createStore } from './store.ts'

describe('createStore', () => {
  it('tells every change to whoever follows it, and nothing that is no change', () => {
    const store = createStore(1)
    const listener = vi.fn<() => void>()
    const stop = store.subscribe(listener)
    store.set(2)
    store.set(2)
    expect(store.getSnapshot()).toBe(2)
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    store.set(3)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('tells all of them, though one breaks, whose error is not lost', async () => {
    const store = createStore(1)
    const listener = vi.fn<() => void>()
    const queued = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => undefined)
    onTestFinished(() => queued.mockRestore())
    store.subscribe(() => {
      throw new Error('broken')
    })
    store.subscribe(listener)
    store.set(2)
    expect(listener).toHaveBeenCalledTimes(1)
    expect(queued.mock.calls.map(([thrown]) => thrown)).toEqual([expect.any(Function)])
    expect(queued.mock.calls[0]?.[0]).toThrow('broken')
  })

  it('remembers what it began with', () => {
    const store = createStore('first')
    store.set('second')
    expect(store.getInitialSnapshot()).toBe('first')
  })

  it('lets a listener that follows twice stop each time on its own', () => {
    const store = createStore(1)
    const listener = vi.fn<() => void>()
    const stop = store.subscribe(listener)
    store.subscribe(listener)
    stop()
    store.set(2)
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
