import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { POLISH_TOWNS } from './polishTowns.ts'
import { printedCoordinates, readCoordinates, readPlace, writePlace } from './place.ts'

const part = (most: number) => fc.integer({ min: -most * 10_000, max: most * 10_000 }).map((n) => n / 10_000)

describe('a place', () => {
  it.each([
    ['50.0614, 19.9366', 50.0614, 19.9366],
    ['50.0614,19.9366', 50.0614, 19.9366],
    ['50,0614 19,9366', 50.0614, 19.9366],
    ['50,0614; 19,9366', 50.0614, 19.9366],
    ['50.0614° N, 19.9366° E', 50.0614, 19.9366],
    ['50°03′41″N 19°56′12″E', 50 + 3 / 60 + 41 / 3600, 19 + 56 / 60 + 12 / 3600],
    ["33°52'S, 151°12'E", -(33 + 52 / 60), 151.2],
    ['-33.8688, 151.2093', -33.8688, 151.2093],
  ])('is read of coordinates as maps write them: %s', (text, latitude, longitude) => {
    const read = readCoordinates(text)
    expect(read?.latitude).toBeCloseTo(latitude, 5)
    expect(read?.longitude).toBeCloseTo(longitude, 5)
  })

  it.each(['', 'Kraków', '50.0614', '91, 20', '50, 181', '50.1, 20.2, 30.3', '1/2 3/4'])(
    'is none of %j',
    (text) => expect(readCoordinates(text)).toBeNull(),
  )

  it('is read as it was written', () => {
    fc.assert(
      fc.property(
        part(90),
        part(180),
        fc.constantFrom('', 'Kraków', 'Nowy Sącz'),
        (latitude, longitude, name) => {
          const place = { name, latitude: latitude + 0, longitude: longitude + 0 }
          expect(readPlace(writePlace(place))).toEqual(place)
        },
      ),
    )
    expect(POLISH_TOWNS.map((town) => readPlace(writePlace(town)))).toEqual(POLISH_TOWNS)
  })

  it('is printed in degrees and minutes', () => {
    expect(printedCoordinates({ latitude: 50.06, longitude: 19.94 })).toBe("50°04' N, 19°56' E")
    expect(printedCoordinates({ latitude: -33.999, longitude: -0.5 })).toBe("34°00' S, 0°30' W")
  })
})
