import { readFields } from '#domain/fields/readFields.ts'
import { GENERATOR_OPTIONS, type OptionsOf } from '#domain/generation/options.ts'
import type { FormType } from '../words/formType.ts'

/** Options as a draft, a remix or the preferences hold them: any of them may be missing or of another version. */
export type LooseOptions = Readonly<Record<string, unknown>>

/** The options of a form: what can be read of the loose ones, the defaults for the rest. */
export function readOptions<Type extends FormType>(type: Type, loose: LooseOptions): OptionsOf[Type]
export function readOptions(type: FormType, loose: LooseOptions): OptionsOf[FormType] {
  return readFields(GENERATOR_OPTIONS[type], loose)
}
