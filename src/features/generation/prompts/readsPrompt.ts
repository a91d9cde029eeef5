import * as z from 'zod/mini'
import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import { type AskedOptions, OPTIONS_SCHEMAS, type OptionsOf } from '#domain/generation/options.ts'

export interface PictureReading {
  readonly negativePrompt: string
  readonly style: OptionsOf['image']['style']
}

/** How a picture's prompt is read, where rules draw it; null for what others understand, and for a given picture. */
export function pictureReading(offer: EngineOffer | null, options: AskedOptions): PictureReading | null {
  if (offer === null || !offer.isProcedural || offer.type !== 'image') return null
  const asked = z.safeParse(OPTIONS_SCHEMAS.image, options)
  if (!asked.success || asked.data.reference !== undefined) return null
  return { style: asked.data.style, negativePrompt: asked.data.negativePrompt ?? '' }
}

/** Whether there is anything to draw. Where the rules can't be loaded here, the server has the last word. */
export async function isUnderstood(
  prompt: string,
  { negativePrompt, style }: PictureReading,
): Promise<boolean> {
  try {
    const { isDrawable, readPrompt } = await import('#domain/generation/reading/readPrompt.ts')
    return isDrawable(readPrompt(prompt, negativePrompt), style)
  } catch {
    return true
  }
}
