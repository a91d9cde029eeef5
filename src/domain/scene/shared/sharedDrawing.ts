import * as z from 'zod/mini'
import { LONGEST_ID } from '../sceneLimits.ts'
import { sceneSchema } from '../sceneSchema.ts'

/** Shapes that a shared copy may have. */
export const MOST_SHARED_SHAPES = 3_000
/** Characters of its scene as JSON. */
export const MOST_SHARED_CHARACTERS = 1_000_000
/** Bytes of all its pictures together. */
export const MOST_SHARED_PICTURE_BYTES = 2_000_000
/** Bytes of a call that shares a drawing. */
export const MOST_SHARED_BYTES = 6_000_000
/** Drawings that one person shares at the same time. */
export const MOST_SHARED_DRAWINGS = 100
/** How long a link works after it was made or renewed, in days. */
export const SHARED_FOR_DAYS = 365
export const LONGEST_SHARED_TITLE = 80

const MOST_PICTURES = 100
/** Four characters for three bytes. */
const BASE64 = z
  .string()
  .check(z.maxLength(Math.ceil(MOST_SHARED_PICTURE_BYTES / 3) * 4), z.regex(/^[A-Za-z\d+/]+={0,2}$/u))
const id = z.string().check(z.maxLength(LONGEST_ID), z.regex(/^[\w-]+$/u))

/** Files by the ids that the scene names them by, in base64. */
const picturesSchema = z.record(id, BASE64).check(
  z.refine((pictures) => {
    const files = Object.values(pictures)
    const bytes = files.reduce((sum, { length }) => sum + length * 0.75, 0)
    return files.length <= MOST_PICTURES && bytes <= MOST_SHARED_PICTURE_BYTES + 3 * files.length
  }),
)

const sharedSceneSchema = sceneSchema.check(
  z.refine(
    (scene) =>
      scene.shapes.length > 0 &&
      scene.shapes.length <= MOST_SHARED_SHAPES &&
      JSON.stringify(scene).length <= MOST_SHARED_CHARACTERS,
  ),
)

/** A frozen copy of a drawing that anybody with its link may see. */
export const shareDrawingSchema = z.object({
  title: z.string().check(z.maxLength(LONGEST_SHARED_TITLE)),
  scene: sharedSceneSchema,
  pictures: picturesSchema,
})

const timeSchema = z.iso.datetime()

/** What its owner knows of a shared drawing. */
const drawingShareSchema = z.object({
  /** The drawing on its owner's device. */
  id,
  token: z.string(),
  title: z.string(),
  kind: sceneSchema.shape.kind,
  shapes: z.int(),
  /** When the copy was made last. */
  renewedAt: timeSchema,
  /** When the link ends unless it is renewed. */
  endsAt: timeSchema,
})

export const drawingShareAnswerSchema = z.object({ share: drawingShareSchema })

/** A drawing that administrators took down: its link is dead, and it can't be shared again. */
const takenDownDrawingSchema = z.object({
  id,
  title: z.string(),
  reason: z.string(),
  takenDownAt: timeSchema,
})

export const drawingSharesSchema = z.object({
  shares: z.array(drawingShareSchema),
  /** The last one first. */
  takenDown: z.array(takenDownDrawingSchema),
})

/** What a visitor of a link reads; the pictures come by themselves. */
export const sharedDrawingSchema = z.object({
  title: z.string(),
  scene: sceneSchema,
  renewedAt: timeSchema,
})

export const sharedPicturesSchema = z.object({ pictures: picturesSchema })

export type ShareDrawing = z.infer<typeof shareDrawingSchema>
export type DrawingShare = z.infer<typeof drawingShareSchema>
export type TakenDownDrawing = z.infer<typeof takenDownDrawingSchema>
export type DrawingShares = z.infer<typeof drawingSharesSchema>
export type SharedDrawing = z.infer<typeof sharedDrawingSchema>
export type SharedPictures = z.infer<typeof sharedPicturesSchema>
