import { useDeferredValue } from 'react'
import { useStore } from '#ui/useStore.ts'
import { useEditor } from './editor.ts'

/** The text as it is written, for what is drawn when nothing is more urgent. */
export function useWrittenText(): string {
  return useDeferredValue(useStore(useEditor().document).text)
}
