import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { dismissToast, showToast } from '#ui/state/toasts.ts'
import type { Edit, Span } from '#domain/text/span.ts'
import type { TextChange } from '../../checking/questions.ts'
import { useEditor } from '../../editor.ts'

const TOAST = 'text-change'

/** Changes by one press, each told with how many places it has changed and a way back. */
export function useTextChange() {
  const { t } = useLingui()
  const { document, worker } = useEditor()

  /** Makes edits of the text as it stands, and tells of them. */
  function edit(edits: readonly Edit[]): void {
    const count = edits.length
    if (count === 0) {
      showToast({ id: TOAST, type: 'info', title: t`Nie ma nic do zmiany.` })
      return
    }
    document.edit(edits)
    const { text } = document.getSnapshot()
    const stop = document.subscribe(() => {
      if (document.getSnapshot().text === text) return
      stop()
      dismissToast(TOAST)
    })
    showToast({
      id: TOAST,
      type: 'success',
      title: t`${plural(count, { one: 'Zmieniono # miejsce', few: 'Zmieniono # miejsca', many: 'Zmieniono # miejsc', other: 'Zmieniono # miejsca' })}`,
      action: { label: t`Cofnij`, onAction: document.undo },
    })
  }

  /** Changes what is selected, else all; nothing, if the text has changed until the answer. */
  async function change(asked: TextChange): Promise<void> {
    const { text, selection } = document.getSnapshot()
    const part = partOf(text, selection, asked)
    const edits = await worker.ask('change', { text: text.slice(part.from, part.to), change: asked })
    if (edits === null || document.getSnapshot().text !== text) return
    edit(edits.map((one) => ({ ...one, from: one.from + part.from, to: one.to + part.from })))
  }

  return { edit, change }
}

/** What of the text a change is about; lines are sorted and compared as whole ones. */
function partOf(text: string, { from, to }: Span, { kind }: TextChange): Span {
  if (from === to) return { from: 0, to: text.length }
  if (kind !== 'sort' && kind !== 'unique' && kind !== 'trim') return { from, to }
  const end = text.indexOf('\n', to)
  return { from: text.lastIndexOf('\n', from - 1) + 1, to: end < 0 ? text.length : end }
}
