import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import { GENERATOR_OPTIONS, type GenerationOptions, type OptionField } from '#domain/generation/options.ts'
import type { FormType } from '../words/formType.ts'
import type { LooseOptions } from './readOptions.ts'

/** The options that are sent: those that are chosen and that this engine understands. */
export function askedOptions(
  type: FormType,
  options: GenerationOptions,
  capabilities: EngineOffer['takes'],
): LooseOptions {
  const fields: Readonly<Record<string, OptionField>> = GENERATOR_OPTIONS[type]
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => {
      const need = fields[name]?.needs
      return value !== undefined && (need === undefined || capabilities[need] === true)
    }),
  )
}
