import { type AnimationName } from './askedAnimation.ts'
import { type MusicMood, readMusic } from './askedMusic.ts'
import type { UnreadWord } from './brief.ts'
import { animationOf, filmedBrief, isFilmable, writtenOn } from './filmWords.ts'
import { heededInFilm, heededInMusic, heededInPicture } from './followed.ts'
import { isDrawable, paintedStyle, readPrompt } from './readPrompt.ts'
import { tellBrief, type TellingLanguage } from './tellBrief.ts'
import type { Reading } from './understandsPrompt.ts'
import { cardWords, letteringWords } from './writtenWords.ts'

/** The whole report on a prompt before it is paid for. */
export interface ToldReading {
  readonly type: Reading['type']
  readonly isUnderstood: boolean
  /** Whether the words are the picture. */
  readonly isLettering: boolean
  /** The visible things, as one list; empty when there are only words. */
  readonly shown: string
  readonly animation: AnimationName | null
  readonly mood: MusicMood | null
  /** The written lines. */
  readonly written: readonly string[]
  /** The other followed words, as written. */
  readonly followed: readonly string[]
  /** The ones not followed, in the same way. */
  readonly missed: readonly string[]
  /** Unread words, with suggestions. */
  readonly ignored: readonly UnreadWord[]
}

const NOTHING = { isLettering: false, shown: '', animation: null, mood: null, written: [] } as const

/** Reports how an engine that works by rules reads a prompt, and which words it doesn't follow. */
export function tellReading(prompt: string, reading: Reading, language: TellingLanguage): ToldReading {
  if (reading.type === 'music') {
    const music = readMusic(prompt, reading.mood)
    const heeding = heededInMusic(readPrompt(prompt), music, prompt)
    return { ...NOTHING, ...heeding, type: 'music', isUnderstood: true, mood: music.mood }
  }
  const brief = readPrompt(prompt, reading.negativePrompt)
  if (reading.type === 'video') {
    const animation = animationOf(prompt, reading.animation)
    return {
      ...NOTHING,
      ...heededInFilm(brief, animation, reading.style, prompt),
      type: 'video',
      isUnderstood: isFilmable(brief, animation, reading.style),
      shown: tellBrief(filmedBrief(animation, brief), language),
      animation,
      written: writtenOn(animation, brief, prompt),
    }
  }
  const style = paintedStyle(brief, reading.style)
  const isUnderstood = isDrawable(brief, reading.style)
  if (style === 'typographic')
    return {
      ...NOTHING,
      type: 'image',
      isUnderstood,
      isLettering: true,
      written: letteringWords(brief, prompt),
      followed: [],
      missed: [],
      ignored: [],
    }
  const isPattern = style === 'pattern'
  const drawn = isPattern ? { ...brief, setting: null, weather: [], time: null } : brief
  return {
    ...NOTHING,
    ...heededInPicture(brief, reading.style, prompt),
    type: 'image',
    isUnderstood,
    shown: tellBrief(drawn, language),
    written: isPattern ? [] : cardWords(brief),
  }
}
