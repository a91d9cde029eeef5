import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CARRIERS, trackingAddress, trackingNumberOf } from './carriers.ts'
import { mayFollow, MOST_IMPORTED, PARCEL_STATES, TOLD_STATES, toldProblem } from './parcel.ts'
import { readParcelList } from './parcelList.ts'

describe('a list of parcels', () => {
  it('is read with a heading, in words of either language, parted by semicolons, commas or tabs', () => {
    expect(
      readParcelList(
        '\u{FEFF}numer;stan;przewoźnik;przesyłka\r\nISK-2026-000001;wysłana;InPost;6800 0000 0000 0000 0000 1234\r\n' +
          'isk-2026-000002\tdelivered\n\nISK-2026-000003,Zrobione\nISK-2026-000004;nadane;Poczta Polska;"RR123456789PL"',
      ),
    ).toEqual({
      problems: [],
      parcels: [
        {
          number: 'ISK-2026-000001',
          state: 'sent',
          carrier: 'inpost',
          tracking_number: '6800 0000 0000 0000 0000 1234',
        },
        { number: 'ISK-2026-000002', state: 'delivered', carrier: null, tracking_number: '' },
        { number: 'ISK-2026-000003', state: 'made', carrier: null, tracking_number: '' },
        {
          number: 'ISK-2026-000004',
          state: 'sent',
          carrier: 'poczta',
          tracking_number: 'RR123456789PL',
        },
      ],
    })
  })

  it('says of each line what is wrong with it, and takes the others', () => {
    const { parcels, problems } = readParcelList(
      'ISK-2026-000001;w drodze\nISK-2026-000002;wysłana;UPS;123456\nISK-2026-000003;wysłana;DPD\nzamówienie;wysłana\nISK-2026-000004;doręczona',
    )
    expect(problems).toEqual([
      { line: 1, code: 'state' },
      { line: 2, code: 'carrier' },
      { line: 3, code: 'tracking_number' },
      { line: 4, code: 'number' },
    ])
    expect(parcels.map(({ number }) => number)).toEqual(['ISK-2026-000004'])
  })

  it('is bounded, and of an order told of twice the last line counts', () => {
    const lines = Array.from(
      { length: MOST_IMPORTED + 1 },
      (_, at) => `ISK-2026-${String(at).padStart(6, '0')};made`,
    )
    const { parcels, problems } = readParcelList([...lines, 'ISK-2026-000000;delivered'].join('\n'))
    expect(parcels).toHaveLength(MOST_IMPORTED)
    expect(problems).toEqual([{ line: MOST_IMPORTED + 1, code: 'too_many' }])
    expect(parcels[0]?.state).toBe('delivered')
  })

  it('of any text is read without a failure, and takes nothing that can’t be told', () => {
    const cell = fc.oneof(
      fc.constantFrom('ISK-2026-000123', 'wysłana', 'made', 'InPost', 'inny', '123456', '"', ';', ''),
      fc.string(),
    )
    const line = fc.array(cell, { maxLength: 5 }).map((cells) => cells.join(';'))
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        for (const parcel of readParcelList(lines.join('\n')).parcels) expect(toldProblem(parcel)).toBeNull()
      }),
    )
  })
})

describe('a parcel', () => {
  it('goes on from made to delivered, and back only from a delivery that was told too early', () => {
    const ways = PARCEL_STATES.flatMap((from) =>
      TOLD_STATES.filter((to) => mayFollow(from, to)).map((to) => `${from} → ${to}`),
    )
    expect(ways).toEqual([
      'ordered → made',
      'ordered → sent',
      'made → sent',
      'sent → sent',
      'sent → delivered',
      'delivered → sent',
    ])
  })

  it('is followed at its carrier’s own page, by a number as that one writes it', () => {
    expect(trackingNumberOf(' 6800-0000 1234 ')).toBe('680000001234')
    expect(trackingNumberOf('<b>')).toBeNull()
    expect(trackingAddress('inpost', '680000001234')).toBe(
      'https://inpost.pl/sledzenie-przesylek?number=680000001234',
    )
    expect(trackingAddress('other', '680000001234')).toBeNull()
    expect(trackingAddress('dpd', '')).toBeNull()
    for (const carrier of CARRIERS.filter((one) => one !== 'other'))
      expect(new URL(trackingAddress(carrier, 'A12345') ?? '').protocol).toBe('https:')
  })
})
