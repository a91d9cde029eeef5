import { needsPicture } from '#domain/prints/printProducts.ts'
import { type Given, lacksPersonal } from './checkPersonal.ts'

/** What a line has of its buyer's own. */
export interface OwnOfLine {
  /** For the fields of its thing, or the blanks of its text. */
  readonly given: Given | undefined
  readonly hasPicture: boolean
}

/** Whether a thing can't be made as it stands: a needed picture or value is missing, or a value can't be printed. */
export function lacksOwn(handle: string, { given, hasPicture }: OwnOfLine): boolean {
  return (needsPicture(handle) && !hasPicture) || lacksPersonal(handle, given)
}
