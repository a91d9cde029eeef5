import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deliveryMoment } from './deliveryMoment.ts'

const ZONES = [
  'Europe/Warsaw',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'UTC',
  'Australia/Lord_Howe',
]

describe('deliveryMoment', () => {
  it('is eight in the morning of the day, as clocks there show it', () => {
    const day = fc
      .date({
        min: new Date('2024-01-01T00:00:00Z'),
        max: new Date('2036-12-31T00:00:00Z'),
        noInvalidDate: true,
      })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, fc.constantFrom(...ZONES), (chosen, timeZone) => {
        const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
        expect(clock.format(deliveryMoment(chosen, timeZone))).toBe(`${chosen} 08:00`)
      }),
    )
  })

  it('holds on the days when clocks change', () => {
    expect(deliveryMoment('2026-03-29', 'Europe/Warsaw').toISOString()).toBe('2026-03-29T06:00:00.000Z')
    expect(deliveryMoment('2026-10-25', 'Europe/Warsaw').toISOString()).toBe('2026-10-25T07:00:00.000Z')
  })
})
