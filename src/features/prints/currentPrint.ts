import { createStore } from '#domain/store.ts'
import type { KnownPrint, PrintDraft } from '#offline/prints/printDrafts.ts'

/** The picture being placed on this page; null while its editor isn't open. */
export interface CurrentPrint extends KnownPrint {
  readonly handle: string
}

/** Where the way to one’s own picture leads on a product’s page. */
export const PRINT_SECTION_ID = 'obraz'

export const currentPrint = createStore<CurrentPrint | null>(null)

/** The press that found no picture on a product: its editor says so and leads to the choice of one. */
export const askedForPicture = createStore<{ readonly handle: string } | null>(null)

export function changeCurrentPrint(change: (draft: PrintDraft) => PrintDraft): void {
  const print = currentPrint.getSnapshot()
  if (print !== null) currentPrint.set({ ...print, draft: change(print.draft) })
}
