import type { RawSearch } from '#domain/statistics/address.ts'

/** What every screen of figures is given by its route. */
export interface StatisticsScreenProps {
  /** What stands in the address. */
  readonly search: RawSearch
  /** Writes some of it anew, `undefined` for what shall go. */
  readonly onSearchChange: (change: Readonly<Record<string, string | undefined>>) => void
}
