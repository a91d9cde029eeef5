import * as z from 'zod/mini'
import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import { type AskedOptions, OPTIONS_SCHEMAS } from '#domain/generation/options.ts'
import type { Reading } from '#domain/generation/reading/understandsPrompt.ts'

/** How the chosen engine reads a prompt by rules; null for other engines, and for a given picture. */
export function readingFor(offer: EngineOffer | null, options: AskedOptions): Reading | null {
  if (offer === null || !offer.isProcedural) return null
  if (offer.type === 'image') {
    const asked = z.safeParse(OPTIONS_SCHEMAS.image, options)
    if (!asked.success || asked.data.reference !== undefined) return null
    return { type: 'image', style: asked.data.style, negativePrompt: asked.data.negativePrompt ?? '' }
  }
  if (offer.type === 'video') {
    const asked = z.safeParse(OPTIONS_SCHEMAS.video, options)
    if (!asked.success || asked.data.reference !== undefined) return null
    const { style, animation, negativePrompt = '' } = asked.data
    return { type: 'video', style, animation, negativePrompt }
  }
  if (offer.type !== 'music') return null
  const asked = z.safeParse(OPTIONS_SCHEMAS.music, options)
  return asked.success ? { type: 'music', mood: asked.data.mood } : null
}

/** Whether there is anything to make of a prompt. Where the rules can't be loaded here, the server has the last word. */
export async function isUnderstood(prompt: string, reading: Reading): Promise<boolean> {
  try {
    const { understandsPrompt } = await import('#domain/generation/reading/understandsPrompt.ts')
    return understandsPrompt(prompt, reading)
  } catch {
    return true
  }
}
