import { allMarks, type PlacedMark } from './checking/checkedLines.ts'
import { type Editor, useEditor } from './editor.ts'
import { useDeferredValue, useMemo } from 'react'
import { useStore } from '#ui/useStore.ts'

/** The marks of the whole text now, for a press. */
export function marksNow({ checking, isHidden }: Editor): readonly PlacedMark[] {
  return allMarks(checking.getSnapshot().lines, isHidden)
}

/** The marks of the whole text, drawn when nothing is more urgent. */
export function useMarks(): { readonly marks: readonly PlacedMark[]; readonly isChecking: boolean } {
  const { checking, isHidden } = useEditor()
  const { lines, isChecking } = useDeferredValue(useStore(checking))
  const marks = useMemo(() => allMarks(lines, isHidden), [lines, isHidden])
  return { marks, isChecking }
}
