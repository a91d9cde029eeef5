import * as z from 'zod/mini'
import { sceneSchema } from '#domain/scene/sceneSchema.ts'

const leftSchema = z.object({
  id: z.string(),
  owner: z.string(),
  edition: z.number(),
  base: sceneSchema,
  scene: sceneSchema,
  unreadText: z.nullable(z.string()),
  unreadOver: z.nullable(z.string()),
})

/** A drawing as it was when its page was left, with the edition that it followed and the scene of that. */
export type LeftDrawing = z.infer<typeof leftSchema>

/** A drawing as this tab kept it when its page was left; null for anything else. */
export function readLeftDrawing(text: string): LeftDrawing | null {
  try {
    const parsed = leftSchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
