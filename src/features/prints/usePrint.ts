import { useOnSignedOut } from '#services/useOnSignedOut.ts'
import { type PrintDraft, mergedPrint } from '#offline/prints/printDrafts.ts'
import { type OwnDrafts, useOwnDraft } from '#ui/form/useOwnDraft.ts'
import { type CurrentPrint, currentPrint } from './currentPrint.ts'
import { begunPrint, newPrint, readPrints, sweepPrints, writePrint } from './printActions.ts'

const PRINTS: OwnDrafts<PrintDraft> = {
  open: currentPrint,
  read: async (handle) => {
    const prints = await readPrints(handle)
    void sweepPrints()
    return prints
  },
  write: writePrint,
  begin: newPrint,
  begun: begunPrint,
  merged: mergedPrint,
  over: null,
}

/** The print that the address names, else the one begun last, else a new one; null until the drafts were read. */
export function usePrint(handle: string, printId: string | undefined): CurrentPrint | null {
  const onSignedOut = useOnSignedOut()
  return useOwnDraft(PRINTS, { handle, id: printId, onSignedOut })
}
