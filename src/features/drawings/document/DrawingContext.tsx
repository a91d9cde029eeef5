import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import type { DrawingCanvas } from '../canvas/drawingCanvas.ts'
import type { Pictures } from '../canvas/pictures.ts'
import type { OpenDrawing } from '../kept/openDrawing.ts'
import type { DrawingDocument } from './drawingDocument.ts'

/** A drawing that is shown on a canvas. */
export interface ShownDrawing {
  readonly document: DrawingDocument
  readonly pictures: Pictures
  readonly canvas: DrawingCanvas
}

const Shown = createContext<ShownDrawing | null>(null)
const Kept = createContext<OpenDrawing | null>(null)

export interface DrawingProviderProps {
  readonly value: ShownDrawing
  /** How this device keeps it; null for somebody else’s, which is only looked at. */
  readonly kept: OpenDrawing | null
  readonly children: ReactNode
}

export function DrawingProvider({ value, kept, children }: DrawingProviderProps) {
  return (
    <Shown value={value}>
      <Kept value={kept}>{children}</Kept>
    </Shown>
  )
}

/** The drawing that is shown around a component. */
export function useDrawing(): ShownDrawing {
  const value = use(Shown)
  if (value === null) throw new Error('No drawing is shown here.')
  return value
}

/** How the drawing around a component is kept on this device. */
export function useKeptDrawing(): OpenDrawing {
  const value = use(Kept)
  if (value === null) throw new Error('The drawing is only looked at here.')
  return value
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
