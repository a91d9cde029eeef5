import type { Scene } from '#domain/scene/sceneSchema.ts'

/** A diagram or a flow that somebody draws on this device. */
export interface DrawingRow {
  readonly id: string
  readonly owner: string
  readonly kind: Scene['kind']
  /** As it was given; null while its first words are its title. */
  readonly givenTitle: string | null
  readonly scene: Scene
  /** Counts the changes: who changes it says which one they have seen. */
  readonly edition: number
  /** Epoch ms. */
  readonly createdAt: number
  readonly changedAt: number
  /** What was typed as its text and can't be read yet; left out where there is nothing. */
  readonly unreadText?: string
  /** The drawing's text as it was when that was begun; left out as long as that. */
  readonly unreadOver?: string
}

/** Why a version is kept. `saved`: somebody asked for it. `before-change`: something changed the whole in one press. */
export type DrawingVersionReason = 'saved' | 'before-change'

/** A drawing as it was. */
export interface DrawingVersionRow {
  readonly id: string
  readonly owner: string
  readonly drawingId: string
  readonly scene: Scene
  readonly reason: DrawingVersionReason
  /** Epoch ms. */
  readonly keptAt: number
}

/** A picture that stands in a drawing and its versions. */
export interface DrawingPictureRow {
  readonly id: string
  readonly owner: string
  readonly drawingId: string
  readonly blob: Blob
}
