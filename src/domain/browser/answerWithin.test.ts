import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerWithin } from './answerWithin.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('gives the answer, or the refusal, and leaves no timer behind', async () => {
  expect(await answerWithin(1_000, Promise.resolve('answer'), 'late')).toBe('answer')
  await expect(answerWithin(1_000, Promise.reject(new Error('refused')), 'late')).rejects.toThrow('refused')
  expect(vi.getTimerCount()).toBe(0)
})

it('waits for what never answers so long and no longer', async () => {
  const settled = vi.fn<(answer: string) => void>()
  void answerWithin(1_000, new Promise<string>(() => undefined), 'late').then(settled)
  await vi.advanceTimersByTimeAsync(999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledExactlyOnceWith('late')
})
