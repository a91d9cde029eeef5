import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import type { GenerationOptions, OptionsOf } from '#domain/generation/options.ts'

export interface PictureReading {
  readonly negativePrompt: string
  readonly style: OptionsOf['image']['style']
}

/** How a picture's prompt is read, where rules draw it; null for what others understand, and for a given picture. */
export function pictureReading(offer: EngineOffer | null, options: GenerationOptions): PictureReading | null {
  if (offer === null || !offer.isProcedural || offer.type !== 'image') return null
  if (!('style' in options) || !('quality' in options) || options.reference !== undefined) return null
  return { style: options.style, negativePrompt: options.negativePrompt ?? '' }
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
