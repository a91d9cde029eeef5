import { storeRule } from '../session/storeRule.ts'
import type { PrintFileRow } from './printFileRow.ts'

/** Pictures that were chosen to be printed. */
export const printStores = {
  printFiles: storeRule<PrintFileRow>({
    owner: 'present',
    atSignIn: 'stay',
    // Drafts wait apart for their owner, and the pictures that they name with them.
    atOthersSignIn: (rows) => rows,
    atSignOut: 'cleared',
    rescue: 'uploads',
    // Pictures can't be exported as text; their owner has the originals.
    export: null,
  }),
}
