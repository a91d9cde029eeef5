import type { OperandLookup } from './conditions.ts'
import { type DryValue, galleryPicture, valueOf } from './dryValue.ts'
import { isFileFieldType } from './fileFieldRules.ts'
import type { FormStep } from './templateSchema.ts'

/** What is known of a file that was sent, by the id that its field holds. */
export interface KnownFile {
  readonly name: string
  /** What is written in it; null for one that nobody here reads. */
  readonly words: string | null
}
export type FindFile = (id: string) => KnownFile | undefined

/** Tells what a field of a form gives to the graph, by its name: a file as itself, everything else as what it holds. */
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
