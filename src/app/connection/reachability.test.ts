import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createReachability } from './reachability.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start(answers: boolean[], isOnLine = true) {
  const events = new EventTarget()
  const probe = vi.fn<() => Promise<boolean>>(() => Promise.resolve(answers.shift() ?? true))
  const browser = {
    isOnLine: () => isOnLine,
    addEventListener: (type: string, listener: () => void) => events.addEventListener(type, listener),
    removeEventListener: (type: string, listener: () => void) => events.removeEventListener(type, listener),
  }
  const reachability = createReachability({ probe, browser })
  const seen: string[] = [reachability.getSnapshot()]
  const stop = reachability.subscribe(() => seen.push(reachability.getSnapshot()))
  return { reachability, probe, seen, stop, tell: (type: string) => events.dispatchEvent(new Event(type)) }
}

it('asks before it says anything', async () => {
  const { seen, probe } = start([true])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(seen).toEqual(['unknown', 'online'])
  expect(probe).toHaveBeenCalledTimes(1)
})

it('finds a stopped server although the device says it is online, and finds it again', async () => {
  const { reachability, seen, probe } = start([true, false, false, true])
  await vi.advanceTimersByTimeAsync(0)
  reachability.reportFailure()
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toEqual(['unknown', 'online', 'offline'])
  await vi.advanceTimersByTimeAsync(2_000)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(seen).toEqual(['unknown', 'online', 'offline', 'online'])
  expect(probe).toHaveBeenCalledTimes(4)
})

it('does not probe without a network, and does at once when it is back', async () => {
  const { seen, probe, tell } = start([true], false)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(probe).not.toHaveBeenCalled()
  tell('online')
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toEqual(['unknown', 'offline', 'unknown', 'online'])
})

it('stops when nobody listens', async () => {
  const { probe, stop, tell } = start([false])
  await vi.advanceTimersByTimeAsync(0)
  stop()
  tell('online')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(probe).toHaveBeenCalledTimes(1)
})
