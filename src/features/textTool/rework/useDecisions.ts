import { useLingui } from '@lingui/react/macro'
import { takePieces } from '#domain/text/rework/reworkAnswer.ts'
import type { Edit } from '#domain/text/span.ts'
import type { TextReworkRow } from '#offline/texts/textRows.ts'
import { dismissToast, showToast } from '#ui/state/toasts.ts'
import { useEditor } from '../editor.ts'
import { useReworkAction } from './useReworkAction.ts'

const TOAST = 'text-rework'

/** Takes and leaves pieces of an answer, each with a way back. */
export function useDecisions(row: TextReworkRow) {
  const { t } = useLingui()
  const { document } = useEditor()
  const act = useReworkAction()
  const restore = (before: TextReworkRow) => void act((actions) => actions.restore(before))

  /** Makes the edits. Undone by keys or the message, the pieces are open again. */
  function edit(edits: readonly Edit[], before: TextReworkRow): void {
    const textBefore = document.getSnapshot().text
    document.edit(edits)
    const textAfter = document.getSnapshot().text
    if (textAfter === textBefore) return
    const stop = document.subscribe(() => {
      const { text } = document.getSnapshot()
      if (text === textAfter) return
      stop()
      dismissToast(TOAST)
      if (text === textBefore) restore(before)
    })
    showToast({
      id: TOAST,
      type: 'success',
      title: t`Tekst zmieniony`,
      action: { label: t`Cofnij`, onAction: document.undo },
    })
  }

  async function take(ids: readonly number[]): Promise<void> {
    const present = document.getSnapshot().text
    const decided = await act((actions) => actions.take(row.id, { present, ids }))
    if (decided === undefined || decided === null) return
    const now = document.getSnapshot().text
    // It may have been typed into until the answer was marked as taken.
    edit(now === present ? decided.edits : takePieces(decided.before, now, ids).edits, decided.before)
  }

  async function leave(ids: readonly number[]): Promise<void> {
    const decided = await act((actions) => actions.leave(row.id, ids))
    if (decided === undefined || decided === null) return
    showToast({
      id: TOAST,
      type: 'info',
      title: t`Zostało po staremu`,
      action: { label: t`Cofnij`, onAction: () => restore(decided.before) },
    })
  }

  return {
    take: (ids: readonly number[]) => void take(ids),
    leave: (ids: readonly number[]) => void leave(ids),
  }
}
