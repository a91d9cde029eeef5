import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useOnePress } from './useOnePress.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const failing = () => Promise.reject(new Error('no'))

it('a double click is one click, and the next one works after a rest, whatever became of the first', async () => {
  const { result } = renderHook(useOnePress)
  const work = vi.fn<() => Promise<string>>(() => Promise.resolve('done'))
  await act(async () => {
    const { press } = result.current
    expect(await Promise.all([press(work), press(work)])).toEqual(['done', undefined])
  })
  expect(result.current.isBusy).toBe(true)
  act(() => void vi.runAllTimers())
  expect(result.current.isBusy).toBe(false)

  await act(() => expect(result.current.press(failing)).rejects.toThrow('no'))
  act(() => void vi.runAllTimers())
  await act(async () => expect(await result.current.press(work)).toBe('done'))
  expect(work).toHaveBeenCalledTimes(2)
})
