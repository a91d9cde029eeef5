import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { collectGarbage } from '#server/platform/process/collectGarbage.ts'
import { rememberFor } from './rememberFor.ts'

it('asks once for all who ask meanwhile and shortly after, and again later', async () => {
  vi.useFakeTimers()
  try {
    let asked = 0
    const ask = rememberFor(1_000, 2, { keyOf: (name: string) => name, answer: async () => (asked += 1) })
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 2])
    vi.advanceTimersByTime(999)
    expect(await ask('a')).toBe(1)
    vi.advanceTimersByTime(1)
    expect(await ask('a')).toBe(3)
  } finally {
    vi.useRealTimers()
  }
})

it('remembers no failure, and no more than it may', async () => {
  let asked = 0
  const answer = async (name: string) => {
    asked += 1
    if (name === 'none') throw new Error('none')
    return asked
  }
  const ask = rememberFor(60_000, 2, { keyOf: (name: string) => name, answer })
  await expect(ask('none')).rejects.toThrow('none')
  await expect(ask('none')).rejects.toThrow('none')
  expect(asked).toBe(2)
  await ask('a')
  await ask('b')
  await ask('c')
  expect(await ask('c')).toBe(5)
  expect(await ask('a')).toBe(6)
})

it('gives what stands for longer, and asks again once it doesn’t', async () => {
  vi.useFakeTimers()
  try {
    let asked = 0
    let stands = true
    const moments: number[] = []
    const ask = rememberFor(1_000, 2, {
      keyOf: (name: string) => name,
      answer: async () => (asked += 1),
      stands: (value, askedAt) => {
        moments.push(askedAt)
        return stands && value === 1
      },
    })
    const start = Date.now()
    await ask('a')
    vi.advanceTimersByTime(60_000)
    expect(await ask('a')).toBe(1)
    expect(new Set(moments)).toEqual(new Set([start]))
    stands = false
    expect(await ask('a')).toBe(2)
    vi.advanceTimersByTime(999)
    expect(await ask('a')).toBe(2)
    vi.advanceTimersByTime(1)
    stands = true
    expect(await ask('a')).toBe(3)
  } finally {
    vi.useRealTimers()
  }
})

it('forgets first what nobody has asked for the longest', async () => {
  let asked = 0
  const ask = rememberFor(60_000, 2, { keyOf: (name: string) => name, answer: async () => (asked += 1) })
  await ask('a')
  await ask('b')
  await ask('a')
  await ask('c')
  expect(await ask('a')).toBe(1)
  expect(await ask('b')).toBe(4)
})

it('holds what is still valid, and nothing else', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
  try {
    const ask = rememberFor(1_000, 2, {
      keyOf: (name: string) => name,
      answer: async (name: string) => ({ name }),
      stands: ({ name }) => name === 'stands',
    })
    const answerOf = async (name: string) => new WeakRef(await ask(name))
    const [passing, standing] = await Promise.all([answerOf('passes'), answerOf('stands')])
    const isHeld = async () => {
      await nextTurn()
      collectGarbage()
      return [passing, standing].map((answer) => answer.deref() !== undefined)
    }
    vi.advanceTimersByTime(999)
    expect(await isHeld()).toEqual([true, true])
    vi.advanceTimersByTime(1)
    expect(await isHeld()).toEqual([false, true])
    expect(await ask('stands')).toBe(standing.deref())
  } finally {
    vi.useRealTimers()
  }
})

it('caches an answer that came after its time where it is still valid', async () => {
  let asked = 0
  const ask = rememberFor(0, 2, {
    keyOf: (name: string) => name,
    answer: async () => {
      await pause(5)
      return (asked += 1)
    },
    stands: () => true,
  })
  await ask('a')
  await pause(5)
  expect(await ask('a')).toBe(1)
})
