import type { OptionsOf } from '../options.ts'
import { animationOf, isFilmable } from './filmWords.ts'
import { isDrawable, readPrompt } from './readPrompt.ts'

/** How the engines that work by rules read a prompt. */
export type Reading =
  | { readonly type: 'image'; readonly style: OptionsOf['image']['style']; readonly negativePrompt: string }
  | {
      readonly type: 'video'
      readonly style: OptionsOf['video']['style']
      readonly animation: OptionsOf['video']['animation']
      readonly negativePrompt: string
    }
  | { readonly type: 'music'; readonly mood: OptionsOf['music']['mood'] }

/** Whether a prompt has anything to make: one without any understood word is not made, and not paid for. */
export function understandsPrompt(prompt: string, reading: Reading): boolean {
  if (reading.type === 'music') return true
  const brief = readPrompt(prompt, reading.negativePrompt)
  if (reading.type === 'image') return isDrawable(brief, reading.style)
  return isFilmable(brief, animationOf(prompt, reading.animation), reading.style)
}
