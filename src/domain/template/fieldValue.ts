import type { OperandLookup } from './conditions.ts'
import { type DryValue, galleryPicture, valueOf } from './dryValue.ts'
import { isFileFieldType } from './fileFieldRules.ts'
import type { FormStep } from './templateSchema.ts'

/** The facts of a sent file, by the id in its field. */
export interface KnownFile {
  readonly name: string
  /** Its text; null where it can't be read here. */
  readonly words: string | null
}
export type FindFile = (id: string) => KnownFile | undefined

/** The values that a form's fields give to the graph, by their names: a file as itself, all others as their value. */
export function fieldValues(
  form: readonly FormStep[],
  lookup: OperandLookup,
  find: FindFile,
): (name: string) => DryValue {
  const types = new Map(form.flatMap(({ fields }) => fields.map(({ name, type }) => [name, type] as const)))
  return (name) => {
    const held = lookup('field', name)
    const type = types.get(name)
    const isFile = type !== undefined && isFileFieldType(type) && typeof held === 'string' && held !== ''
    if (!isFile) return valueOf(held)
    if (type === 'image') return galleryPicture(held)
    const { name: fileName, words } = find(held) ?? { name: '', words: null }
    return { sent: type, file: sentFileId(held), name: fileName, words: words ?? fileName }
  }
}

/** As values name a file that was sent. */
export const sentFileId = (id: string): string => `sent:${id}`
