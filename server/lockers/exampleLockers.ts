import type { Locker } from '#domain/lockers/locker.ts'

/** Where examples stand: of each town two, in streets that nobody has. */
const TOWNS = [
  ['Warszawa', '00-999'],
  ['Kraków', '30-999'],
  ['Łódź', '90-999'],
  ['Wrocław', '50-999'],
  ['Poznań', '60-999'],
  ['Gdańsk', '80-999'],
  ['Szczecin', '70-999'],
  ['Lublin', '20-999'],
  ['Białystok', '15-999'],
  ['Katowice', '40-999'],
  ['Rzeszów', '35-999'],
  ['Zakopane', '34-599'],
] as const

const STREETS = ['ul. Przykładowa', 'ul. Wymyślona'] as const

/**
 * Lockers that there are not, for a shop that isn’t connected to a carrier: the search can be tried and test orders
 * placed. Their codes begin with XYZ, as those of no machine do, and whoever sees them is told.
 */
export const EXAMPLE_LOCKERS: readonly Locker[] = TOWNS.flatMap(([town, postcode], of) =>
  STREETS.map((street, at) => ({
    code: `XYZ${String(of * STREETS.length + at + 1).padStart(3, '0')}`,
    street: `${street} ${at + 1}`,
    postcode,
    town,
    hint: '',
  })),
)
