import { describe, expect, it } from 'vitest'
import { formatMoney } from '#domain/formatMoney.ts'
import { SHOP_TIME_ZONE } from '#domain/shopTimeZone.ts'
import { createFormat } from './format.ts'

const polish = createFormat('pl')
const english = createFormat('en')
/** Intl puts non-breaking spaces where a line shall not break. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('money', () => {
  it('reads as in each language', () => {
    expect(plain(formatMoney({ amount: 1_250, currencyCode: 'PLN' }, 'pl'))).toBe('12,50 zł')
    expect(plain(formatMoney({ amount: 100_000_00, currencyCode: 'PLN' }, 'pl'))).toBe('100 000,00 zł')
    expect(plain(formatMoney({ amount: 1_250, currencyCode: 'EUR' }, 'pl'))).toBe('12,50 €')
    expect(plain(formatMoney({ amount: 1_250, currencyCode: 'PLN' }, 'en'))).toContain('12.50')
  })

  it('never breaks between the number and the currency', () => {
    expect(formatMoney({ amount: 4_900, currencyCode: 'PLN' }, 'pl')).not.toContain(' ')
  })
})

describe('moments', () => {
  it('read by the clock they are asked for', () => {
    const inShop = createFormat('pl', SHOP_TIME_ZONE)
    const beforeMidnight = '2026-11-26T22:59:00Z'
    const afterMidnight = '2026-11-26T23:00:00Z'
    expect([beforeMidnight, afterMidnight].map((moment) => inShop.date(moment))).toEqual([
      '26 listopada 2026',
      '27 listopada 2026',
    ])
    expect(inShop.time(beforeMidnight)).toBe('23:59')
    expect(plain(inShop.dateTime(afterMidnight))).toBe('27 lis 2026, 00:00')
    expect(createFormat('pl', 'Pacific/Kiritimati').date(beforeMidnight)).toBe('27 listopada 2026')
  })
})

describe('other values', () => {
  it('reads sizes', () => {
    expect(plain(polish.bytes(4_200_000))).toBe('4,2 MB')
    expect(plain(polish.bytes(0))).toContain('0')
    expect(plain(english.bytes(999))).toBe('999 bytes')
    expect(plain(english.bytes(2e15))).toBe('2,000 TB')
  })

  it('reads lengths of time', () => {
    expect(
      [0, 300, 20_000, 61_000, 240_000, 3_600_000].map((length) => plain(polish.duration(length))),
    ).toEqual(['0 s', '1 s', '20 s', '2 min', '4 min', '1 h'])
  })

  it('reads time from now', () => {
    const now = new Date('2026-11-20T12:00:00Z')
    const ago = (seconds: number): string =>
      plain(polish.relativeTime(new Date(now.getTime() - seconds * 1_000), now))
    expect([5, 300, 7_200, 86_400, 40 * 86_400].map(ago)).toEqual([
      'teraz',
      '5 minut temu',
      '2 godziny temu',
      'wczoraj',
      'w zeszłym miesiącu',
    ])
  })

  it('reads numbers with and without a wish', () => {
    expect(plain(polish.number(12_345.6))).toBe('12 345,6')
    expect(polish.number(4.5, { minimumFractionDigits: 2 })).toBe('4,50')
  })
})
