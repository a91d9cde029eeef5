import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { deleteGeneration, restoreGeneration } from '#api/product/generationCalls.ts'
import { useServices } from '#services/services.tsx'
import { showToast } from '#ui/state/toasts.ts'
import type { ListedGeneration } from '../words/listedGeneration.ts'
import { promptTitle } from '../words/promptTitle.ts'
import { GENERATIONS_KEY } from './archiveKeys.ts'
import { showDeleted } from './showChanged.ts'
import { useFailureToast } from './useFailureToast.ts'

/** Long enough to read, find the button and press it, also with a screen reader. */
const UNDO_MS = 10_000

type Deleted = Pick<ListedGeneration, 'id' | 'refCode' | 'prompt'>

/**
 * Deletes a generation from the archive and this device, with a way back for a while. Resolves to whether it is gone;
 * where it isn't, that has been said.
 */
export function useDeletion(): (item: Deleted) => Promise<boolean> {
  const { t } = useLingui()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  const tellFailure = useFailureToast()

  return async ({ id, refCode, prompt }) => {
    const title = promptTitle(prompt)
    const actions = await import('../device/generationActions.ts')
    try {
      // The archive first: what couldn't be deleted there must not look deleted here.
      if (id !== null) await deleteGeneration(await productApi(), id)
      const rows = await actions.remove([refCode])
      if (id !== null) await showDeleted(queryClient, id)
      void queryClient.invalidateQueries({ queryKey: GENERATIONS_KEY })
      const undo = async (): Promise<void> => {
        try {
          if (id !== null) await restoreGeneration(await productApi(), id)
          await actions.restore(rows)
          void queryClient.invalidateQueries({ queryKey: GENERATIONS_KEY })
        } catch (error) {
          tellFailure(t`Nie udało się tego przywrócić`, error)
        }
      }
      showToast({
        type: 'info',
        title: t`Usunięto: ${title}`,
        duration: UNDO_MS,
        action: { label: t`Cofnij`, onAction: () => void undo() },
      })
      return true
    } catch (error) {
      tellFailure(t`Nie udało się tego usunąć`, error)
      return false
    }
  }
}
