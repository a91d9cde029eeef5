/**
 * The kinds of form fields, by the specification's type names (part 2, section 5) where it has one, and the settings of
 * each besides the common ones. A field is plain data, so that a form can be stored and sent.
 */
export interface FieldSettings {
  /** One of a few, all of them in sight. */
  readonly radio: {
    readonly values: readonly (string | number)[]
    /** The unit of numeric values. */
    readonly unit?: 'second'
  }
  /** A whole number from 0 to `max`. */
  readonly number: { readonly max: number }
  /** One line of text. */
  readonly text: { readonly maxLength: number }
  /** A calendar day, `YYYY-MM-DD`, from `min` to `max`. */
  readonly date: { readonly min: string; readonly max: string }
  /** A time of the day, `HH:MM`. */
  readonly time: object
  /** A place on the ground, as `writePlace` writes it. */
  readonly place: object
  /** A picture of the own gallery, by its id. */
  readonly image: object
  /** A text that the program fills in and no form asks for. */
  readonly hidden: { readonly maxLength: number }
}
export type FieldKind = keyof FieldSettings

/** The value type of each kind. */
export interface ValueOfKind {
  readonly radio: string | number
  readonly number: number
  readonly text: string
  readonly date: string
  readonly time: string
  readonly place: string
  readonly image: string
  readonly hidden: string
}
export type FieldValue = ValueOfKind[FieldKind]

/** A field of one of these kinds: its kind with that kind's settings. */
export type FieldOf<Kind extends FieldKind> = {
  readonly [Each in Kind]: {
    readonly kind: Each
    /** The value of an empty field; without it the field may stay empty. */
    readonly default?: ValueOfKind[Each]
    /** A missing or empty value is refused. */
    readonly isRequired?: true
  } & FieldSettings[Each]
}[Kind]
export type Field = FieldOf<FieldKind>

/** Fields by their names. */
export type Fields = Readonly<Record<string, Field>>

/** The value of one field when it isn't empty. */
export type ValueOf<Each extends Field> = Each extends {
  readonly kind: 'radio'
  readonly values: readonly (infer Value)[]
}
  ? Value
  : ValueOfKind[Each['kind']]

/** The fields that are never empty. */
type CertainName<Set extends Fields> = {
  [Name in keyof Set]: Set[Name] extends { readonly default: FieldValue } | { readonly isRequired: true }
    ? Name
    : never
}[keyof Set]

/** The values of a set of fields: required where there is a default or an answer is required. */
export type ValuesOf<Set extends Fields> = Set extends Fields
  ? Flat<
      { [Name in CertainName<Set>]: ValueOf<Set[Name]> } & {
        [Name in Exclude<keyof Set, CertainName<Set>>]?: ValueOf<Set[Name]> | undefined
      }
    >
  : never
type Flat<Whole> = { [Key in keyof Whole]: Whole[Key] }

interface RadioSettings<Value extends string | number> {
  readonly values: readonly Value[]
  readonly default: NoInfer<Value>
  readonly unit?: 'second'
}

/** A choice among these values; a person who doesn't choose gets the default. */
export function radioField<const Value extends string | number>(settings: RadioSettings<Value>) {
  return { kind: 'radio', ...settings } as const
}
