import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'

/** The names on a line, in one language. */
export interface LineWords {
  readonly title: string
  readonly variantTitle: string
}

/** Gives the lines of these variants other words: the ones of the language the page is in. Nothing is sent for it. */
export function renameLines(db: IskraDatabase, words: ReadonlyMap<string, LineWords>): Promise<void> {
  return change(db, ['cartItems'], async ({ cartItems }) => {
    for (const row of await cartItems.toArray()) {
      const known = words.get(row.variantId)
      if (known === undefined) continue
      const { title, variantTitle } = known
      if (title === row.title && variantTitle === row.variantTitle) continue
      await cartItems.put({ ...row, title, variantTitle })
    }
  })
}
