import type { PictureFormat } from './pictureFormat.ts'
import type { Recipe } from './recipes.ts'

/** The order for the studio's thread: one file of one picture. Paths are absolute. */
export interface Order {
  readonly id: number
  readonly recipe: Recipe
  /** The path of the picture as drawn; drawn if it isn't there. */
  readonly masterPath: string
  readonly path: string
  readonly width: number
  readonly format: PictureFormat
}

export type Delivery = { readonly id: number; readonly error?: string }
