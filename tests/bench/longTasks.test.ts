import { expect, it } from 'vitest'
import { blockingTime, lastTaskEnd, longestTask } from './longTasks.ts'

const TASKS = [
  { startTime: 100, duration: 250 },
  { startTime: 400, duration: 60 },
]

it('counts of each task what lies beyond 50 ms', () => {
  expect(blockingTime(TASKS)).toBe(210)
  expect(longestTask(TASKS)).toBe(250)
  expect(lastTaskEnd(TASKS)).toBe(460)
})

it('leaves out tasks that were over before', () => {
  expect(blockingTime(TASKS, 350)).toBe(10)
  expect(blockingTime(TASKS, 349)).toBe(210)
})

it('has nothing to tell of a page without long tasks', () => {
  expect([blockingTime([]), longestTask([]), lastTaskEnd([])]).toEqual([0, 0, 0])
})
