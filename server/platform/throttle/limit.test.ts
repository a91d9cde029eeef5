import { expect, it } from 'vitest'
import { defineLimit } from './limit.ts'

it('of a name that another has is refused: both would be counted as one', () => {
  expect(defineLimit('tries of nobody', 3, '10 minutes')).toEqual({
    name: 'tries of nobody',
    times: 3,
    seconds: 600,
  })
  expect(() => defineLimit('tries of nobody', 5, 'hour')).toThrow('tries of nobody')
})
