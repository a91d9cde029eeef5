import { useEditor } from '../editor.ts'
import type { PanelProps } from './panel.ts'

/** The panel of the text engine, which the editor is given: it knows storage and services. */
export function ReworkPlace(panel: PanelProps) {
  return useEditor().renderRework?.(panel)
}
