import type { Measurement } from './measurement.ts'

/** Values of repeated rounds, by what they are of. */
export class Results {
  readonly #rows = new Map<string, Omit<Measurement, 'values'> & { readonly values: number[] }>()

  add(name: string, how: Pick<Measurement, 'unit' | 'goal'>, value: number): void {
    const row = this.#rows.get(name)
    if (row === undefined) this.#rows.set(name, { name, ...how, values: [value] })
    else row.values.push(value)
  }

  /** Those of one name; none where nothing was added. */
  valuesOf(name: string): readonly number[] {
    return this.#rows.get(name)?.values ?? []
  }

  rows(): readonly Measurement[] {
    return [...this.#rows.values()]
  }
}
