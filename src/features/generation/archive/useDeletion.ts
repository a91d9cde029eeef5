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
 * Deletes generations from the archive and this device, with one way back for a while. Resolves to whether they are gone;
 * where they aren't, that has been said: those before the one that couldn't be deleted are gone then, with their way back.
 */
export function useDeletion(): (items: readonly Deleted[]) => Promise<boolean> {
  const { t } = useLingui()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  const tellFailure = useFailureToast()

  /** Those of them that are deleted in the archive; one that isn't has been told of, and ends it. */
  async function deletedOf(items: readonly Deleted[]): Promise<readonly Deleted[]> {
    const deleted: Deleted[] = []
    try {
      for (const item of items) {
        if (item.id !== null) await deleteGeneration(await productApi(), item.id)
        deleted.push(item)
      }
    } catch (error) {
      tellFailure(t`Nie udało się tego usunąć`, error)
    }
    return deleted
  }

  return async (items) => {
    const actions = await import('../device/generationActions.ts')
    // The archive first: a failed deletion there must not look done here.
    const deleted = await deletedOf(items)
    const [first] = deleted
    if (first === undefined) return false
    const ids = deleted.flatMap(({ id }) => id ?? [])
    try {
      const rows = await actions.remove(deleted.map(({ refCode }) => refCode))
      for (const id of ids) await showDeleted(queryClient, id)
      void queryClient.invalidateQueries({ queryKey: GENERATIONS_KEY })
      const undo = async (): Promise<void> => {
        try {
          for (const id of ids) await restoreGeneration(await productApi(), id)
          await actions.restore(rows)
          void queryClient.invalidateQueries({ queryKey: GENERATIONS_KEY })
        } catch (error) {
          tellFailure(t`Nie udało się tego przywrócić`, error)
        }
      }
      showToast({
        type: 'info',
        title:
          deleted.length === 1
            ? t`Usunięto: ${promptTitle(first.prompt)}`
            : t`Usunięto wersje: ${deleted.length}`,
        duration: UNDO_MS,
        action: { label: t`Cofnij`, onAction: () => void undo() },
      })
      return deleted.length === items.length
    } catch (error) {
      tellFailure(t`Nie udało się tego usunąć`, error)
      return false
    }
  }
}
