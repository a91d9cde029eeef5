export interface CarriedSearchProps {
  /** An address as its screen reads it. */
  readonly search: object
  /** The parameters of the form's own controls, and those that they reset. */
  readonly without: readonly string[]
}

/** The rest of an address in a form, as hidden fields, so that its submission loses nothing. */
export function CarriedSearch({ search, without }: CarriedSearchProps) {
  return Object.entries(search).map(([name, value]) =>
    value === undefined || without.includes(name) ? null : (
      <input key={name} type="hidden" name={name} value={String(value)} />
    ),
  )
}
