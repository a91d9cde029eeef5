import * as z from 'zod/mini'
import { label } from '../../templateShapes.ts'

export const POSTPROCESSES = ['resize', 'crop', 'format', 'watermark', 'grayscale'] as const
export const FORMATS = ['same', 'png', 'jpeg', 'webp'] as const
/** Of a picture, in px. */
export const LARGEST_SIDE = 8_192

export const postprocessSettings = z.object({
  operation: z.enum(POSTPROCESSES),
  /** In pixels; 0 for as it is. */
  width: z.int().check(z.gte(0), z.lte(LARGEST_SIDE)),
  height: z.int().check(z.gte(0), z.lte(LARGEST_SIDE)),
  format: z.enum(FORMATS),
  text: label,
})
