import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import type { DrawingCanvas } from '../canvas/drawingCanvas.ts'
import type { OpenDrawing } from '../kept/openDrawing.ts'
import type { DrawingDocument } from './drawingDocument.ts'

/** An open drawing with its canvas. */
export interface OpenedDrawing {
  readonly open: OpenDrawing
  readonly canvas: DrawingCanvas
}

const Drawing = createContext<OpenedDrawing | null>(null)

export function DrawingProvider({
  value,
  children,
}: {
  readonly value: OpenedDrawing
  readonly children: ReactNode
}) {
  return <Drawing value={value}>{children}</Drawing>
}

/** The drawing that is open around a component. */
export function useDrawing(): OpenedDrawing & { readonly document: DrawingDocument } {
  const value = use(Drawing)
  if (value === null) throw new Error('No drawing is open here.')
  return { ...value, document: value.open.document }
}

/** The scene as it is now. */
export function useScene(): Scene {
  const { document } = useDrawing()
  return useSyncExternalStore(document.subscribe, document.scene, document.scene)
}

/** The ids of the chosen shapes. */
export function useSelection(): ReadonlySet<string> {
  const { document } = useDrawing()
  const chosen = () => document.getSnapshot().selection
  return useSyncExternalStore(document.subscribe, chosen, chosen)
}

/** Whether there is something to be undone and redone. */
export function useSteps(): { readonly canUndo: boolean; readonly canRedo: boolean } {
  const { document } = useDrawing()
  const canUndo = () => document.getSnapshot().history.past.length > 0
  const canRedo = () => document.getSnapshot().history.future.length > 0
  return {
    canUndo: useSyncExternalStore(document.subscribe, canUndo, canUndo),
    canRedo: useSyncExternalStore(document.subscribe, canRedo, canRedo),
  }
}
