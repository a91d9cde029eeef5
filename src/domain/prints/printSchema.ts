import * as z from 'zod/mini'

/** Names a line of a cart or a file of a device; made by chance there. */
const chanceId = z.string().check(z.maxLength(64), z.regex(/^[\w-]{16,}$/u))

/** Plausible numbers; the area and the picture decide which are allowed. */
const placementSchema = z.object({
  x: z.number().check(z.gte(-16), z.lte(16)),
  y: z.number().check(z.gte(-16), z.lte(16)),
  zoom: z.number().check(z.gt(0), z.lte(100)),
  rotation: z.number().check(z.gte(-360), z.lte(360)),
})

/** `POST /api/v1/prints`: how the picture of a cart's line lies on it; replaces the previous one. */
export const printBodySchema = z.object({
  cart_item_id: chanceId,
  handle: z.string().check(z.maxLength(200)),
  file_id: chanceId,
  mime_type: z.string().check(z.maxLength(100)),
  is_turned: z.boolean(),
  placement: placementSchema,
})
export type PrintBody = z.infer<typeof printBodySchema>
