import { expect, it } from 'vitest'
import { type Entry, resultOf } from './record.ts'

const ended = (unit: string, message?: string): Entry => ({
  is: 'ended',
  unit,
  file: unit,
  passed: message === undefined ? 1 : 0,
  failures: message === undefined ? [] : [{ name: unit, message }],
  ms: 1,
})

it('what failed and what was never begun is left, also of a run that was broken off', () => {
  const { passed, failures, left } = resultOf([
    { is: 'begun', units: ['a', 'b', 'c'] },
    ended('a'),
    ended('b', 'no'),
  ])
  expect({ passed, failures, left }).toEqual({
    passed: 1,
    failures: [{ name: 'b', message: 'no' }],
    left: ['b', 'c'],
  })
})

it('a later run of what was left adds to what had passed', () => {
  const { passed, failures, left } = resultOf([
    { is: 'begun', units: ['a', 'b', 'c'] },
    ended('a'),
    ended('b', 'no'),
    { is: 'outside', failure: { name: 'nobody’s', message: 'lost' } },
    { is: 'begun', units: ['b', 'c'] },
    ended('c'),
    ended('b'),
  ])
  expect({ passed, failures, left }).toEqual({ passed: 3, failures: [], left: [] })
})
