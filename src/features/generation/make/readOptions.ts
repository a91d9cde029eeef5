import * as z from 'zod/mini'
import { OPTIONS_SCHEMAS, type OptionsOf } from '#domain/generation/options.ts'
import type { FormType } from './formType.ts'

/** Options as a draft, a remix or the preferences hold them: any of them may be missing or of another version. */
export type LooseOptions = Readonly<Record<string, unknown>>

/** The options of a form: what can be read of the loose ones, the defaults for the rest. */
export function readOptions<Type extends FormType>(type: Type, loose: LooseOptions): OptionsOf[Type]
export function readOptions(type: FormType, loose: LooseOptions): OptionsOf[FormType] {
  const schema = OPTIONS_SCHEMAS[type]
  const read = z.safeParse(schema, loose)
  if (read.success) return read.data
  const wrong = new Set(read.error.issues.map((issue) => String(issue.path[0])))
  const right = Object.entries(loose).filter(([name]) => !wrong.has(name))
  return z.parse(schema, Object.fromEntries(right))
}
