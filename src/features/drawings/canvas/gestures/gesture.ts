import type { Point } from '#domain/scene/geometry/rect.ts'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import type { DrawingDocument } from '../../document/drawingDocument.ts'
import type { Marks } from '../drawing/drawMarks.ts'
import type { PathStep } from '../drawing/outlinePath.ts'
import type { SceneSpace } from '../sceneSpace.ts'
import type { Brush } from '../tools.ts'
import type { View } from '../view.ts'

/** A pointer at one moment. */
export interface Pointed {
  /** In the drawing. */
  readonly at: Point
  /** On the surface, CSS px. */
  readonly surface: Point
  readonly isShift: boolean
  /** Ctrl, or ⌘ on a Mac: nothing snaps. */
  readonly isCommand: boolean
  readonly isAlt: boolean
  readonly isTouch: boolean
  /** 0 to 1; 0.5 for what has none. */
  readonly pressure: number
}

/** What a pointer does from its press to its release. */
export interface Gesture {
  readonly move: (pointed: Pointed) => void
  readonly end: (pointed: Pointed) => void
  /** It comes to nothing: another finger, or Escape. */
  readonly cancel: () => void
}

/** A press that does something once it is released: phones open their keyboard only then. */
export const onRelease = (act: () => void): Gesture => ({
  move: () => undefined,
  end: act,
  cancel: () => undefined,
})

/** What gestures work on. */
export interface Stage {
  readonly document: DrawingDocument
  readonly space: SceneSpace
  readonly view: () => View
  readonly setView: (view: View) => void
  readonly brush: () => Brush
  /** Shows a scene that isn’t kept yet, drawn anew only where it moves; null goes back to the kept one. */
  readonly preview: (scene: Scene | null, moving: ReadonlySet<string>) => void
  /** Shows so many shapes as they are, moved by a way: quicker than a scene where everything moves. */
  readonly shift: (moving: ReadonlySet<string>, by: Point) => void
  /** Shows shapes as chosen that aren’t yet; null goes back to those that are. */
  readonly choosing: (ids: ReadonlySet<string> | null) => void
  readonly mark: (marks: Partial<Marks>) => void
  /** A stroke that is being drawn; null for none. */
  readonly ink: (path: readonly PathStep[] | null) => void
  readonly write: (id: string) => void
  /** After something was drawn: back to the tool that selects. */
  readonly drawn: () => void
  /** What a place stands for with what snaps to the eye: px of the drawing for so many of the surface. */
  readonly reach: (px: number) => number
}

export const NONE: ReadonlySet<string> = new Set()
