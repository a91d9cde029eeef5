import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, Redo2, Undo2 } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { useStore } from '#ui/useStore.ts'
import { useEditor } from '../editor.ts'
import { marksNow, useMarks } from '../useMarks.ts'
import { nextMark } from './markAt.ts'
import { useMarkSpeech } from './useMarkSpeech.ts'
import styles from './EditorToolbar.module.css'

/** Undo, redo, how the check stands, and the way from mark to mark. */
export function EditorToolbar() {
  const { t } = useLingui()
  const editor = useEditor()
  const { canUndo, canRedo } = useStore(editor.document)
  const { marks, isChecking } = useMarks()
  const say = useMarkSpeech()
  const count = marks.length

  function go(direction: 'forward' | 'back'): void {
    const mark = nextMark(marksNow(editor), editor.document.getSnapshot().selection.from, direction)
    if (mark !== null) editor.leadTo(mark, mark)
    say(mark)
  }

  return (
    <div role="toolbar" aria-label={t`Edycja`} className={styles.bar}>
      <IconButton size="small" label={t`Cofnij`} isDisabled={!canUndo} onPress={editor.document.undo}>
        <Undo2 size={20} />
      </IconButton>
      <IconButton size="small" label={t`Ponów`} isDisabled={!canRedo} onPress={editor.document.redo}>
        <Redo2 size={20} />
      </IconButton>
      <p className={styles.state}>
        {isChecking
          ? t`Sprawdzam…`
          : t`${plural(count, { 0: 'Bez uwag', one: '# uwaga', few: '# uwagi', many: '# uwag', other: '# uwagi' })}`}
      </p>
      <IconButton
        size="small"
        label={t`Poprzednia uwaga`}
        isDisabled={count === 0}
        onPress={() => go('back')}
      >
        <ChevronLeft size={20} />
      </IconButton>
      <IconButton
        size="small"
        label={t`Następna uwaga`}
        isDisabled={count === 0}
        onPress={() => go('forward')}
      >
        <ChevronRight size={20} />
      </IconButton>
    </div>
  )
}
