import type { Fields } from '#domain/fields/field.ts'
import { readFields } from '#domain/fields/readFields.ts'
import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import { takenFields } from '#domain/generation/engineTakes.ts'
import { type AskedOptions, GENERATOR_OPTIONS } from '#domain/generation/options.ts'
import type { LooseOptions } from '#ui/generatorOptions/OptionFields.tsx'
import type { FormType } from '../words/formType.ts'

/**
 * The fields of a type's form: those the chosen engine supports; until that is known, those in sight that most do, so that
 * none comes between them.
 */
export function askedFields(type: FormType, offer: Pick<EngineOffer, 'takes'> | null): Fields {
  if (offer !== null) return takenFields(type, offer.takes)
  const all: Fields = GENERATOR_OPTIONS[type]
  return Object.fromEntries(
    Object.entries(all).filter(([, { kind }]) => kind === 'radio' || kind === 'image'),
  )
}

/** The options of a form, and the sent ones: the valid ones of the loose values, the defaults for the rest. */
export function readOptions(fields: Fields, loose: LooseOptions): AskedOptions {
  return readFields(fields, loose)
}
