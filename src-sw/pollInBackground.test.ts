import { expect, test } from 'vitest'
import { StillWaitingError } from '#offline/outbox/drainOnSync.ts'
import { type PollTools, pollInBackground } from './pollInBackground.ts'

const START = Date.UTC(2026, 10, 20, 12)

/** A device with something under way that is ready after so many questions, five seconds apart. */
function device(questions: number, over: Partial<PollTools> = {}) {
  let time = START
  let next: number | null = questions === 0 ? null : START + 5_000
  const asked: number[] = []
  const tools: PollTools = {
    nextPollAt: () => Promise.resolve(next),
    send: () => {
      asked.push(time)
      next = asked.length < questions ? time + 5_000 : null
      return Promise.resolve()
    },
    hasVisiblePage: () => Promise.resolve(false),
    isOnline: () => true,
    isWanted: () => true,
    now: () => new Date(time),
    wait: (milliseconds) => {
      time += milliseconds
      return Promise.resolve()
    },
    ...over,
  }
  return { tools, asked }
}

test('asks as often as is due until everything is ready', async () => {
  const { tools, asked } = device(4)
  await pollInBackground(tools)
  expect(asked).toEqual([5_000, 10_000, 15_000, 20_000].map((ms) => START + ms))
})

test('has nothing to do where nothing is under way', async () => {
  const { tools, asked } = device(0)
  await pollInBackground(tools)
  expect(asked).toEqual([])
})

test('leaves the asking to a page that is looked at, until that is gone', async () => {
  let looks = 0
  const { tools, asked } = device(2, { hasVisiblePage: () => Promise.resolve(++looks <= 3) })
  await pollInBackground(tools)
  expect(looks).toBe(5)
  expect(asked).toEqual([15_000, 20_000].map((ms) => START + ms))
})

test('lets go at once when the worker is to be replaced', async () => {
  let questions = 0
  const { tools, asked } = device(4, { isWanted: () => ++questions < 3 })
  await pollInBackground(tools)
  expect(asked).toEqual([])
})

test('wants to be woken again after its time, and at once without a network', async () => {
  const long = device(1_000)
  await expect(pollInBackground(long.tools)).rejects.toThrow(StillWaitingError)
  expect(long.asked).toHaveLength(30)

  const cut = device(4, { isOnline: () => false })
  await expect(pollInBackground(cut.tools)).rejects.toThrow(StillWaitingError)
  expect(cut.asked).toEqual([])
})
