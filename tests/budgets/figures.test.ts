import { describe, expect, it } from 'vitest'
import { isPassed, sayFigure } from './figures.ts'

const scripts = (measured: number) => ({ of: '/sklep', what: 'scripts', measured, budget: 150 }) as const
const requests = (measured: number) => ({ of: '/sklep', what: 'requests', measured, budget: 16 }) as const

describe('a budget', () => {
  it.each([0, 150, 150.04, 152.9, 153])('of 150 kB has room for %d kB', (measured) => {
    expect(isPassed(scripts(measured))).toBe(false)
  })

  it('is passed by more than 2 %', () => {
    expect(isPassed(scripts(153.01))).toBe(true)
  })

  it('of requests has room for none', () => {
    expect(isPassed(requests(16))).toBe(false)
    expect(isPassed(requests(17))).toBe(true)
  })
})

describe('a figure is said', () => {
  it('with how far it is from its budget, on either side', () => {
    expect(sayFigure(scripts(154.5))).toBe('/sklep: scripts 154.5 kB of 150 (+3.0 %, 2 % of room)')
    expect(sayFigure(scripts(147))).toBe('/sklep: scripts 147.0 kB of 150 (−2.0 %, 2 % of room)')
  })

  it('of requests as whole numbers', () => {
    expect(sayFigure(requests(17))).toBe('/sklep: 17 requests of 16')
  })
})
