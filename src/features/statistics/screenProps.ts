import type { RawSearch } from '#domain/statistics/address.ts'

/** The props of every screen of figures. */
export interface StatisticsScreenProps {
  /** The address's parameters. */
  readonly search: RawSearch
  /** Changes some of them; `undefined` removes one. */
  readonly onSearchChange: (change: Readonly<Record<string, string | undefined>>) => void
}
