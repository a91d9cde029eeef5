import { useLingui } from '@lingui/react/macro'
import type { GenerationOptions } from '#domain/generation/options.ts'
import { IMAGE_STYLE_WORDS, MUSIC_MOOD_WORDS, VIDEO_STYLE_WORDS } from '../parts/optionWords.ts'

const WORDS = { ...VIDEO_STYLE_WORDS, ...IMAGE_STYLE_WORDS, ...MUSIC_MOOD_WORDS }

/** The tag that a new generation gets by what was chosen for it: its style or mood, in this language. */
export function useTagsFor(): (options: GenerationOptions) => readonly string[] {
  const { i18n } = useLingui()
  return (options) => {
    const chosen = 'style' in options ? options.style : 'mood' in options ? options.mood : null
    return chosen === null ? [] : [i18n._(WORDS[chosen]).toLocaleLowerCase(i18n.locale)]
  }
}
