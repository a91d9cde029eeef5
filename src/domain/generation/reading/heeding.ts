import type { OptionsOf } from '../options.ts'
import { animationWords, type AnimationName } from './askedAnimation.ts'
import { type AskedMusic } from './askedMusic.ts'
import type { Brief, End, UnreadWord, WordEnd } from './brief.ts'
import { filmedStyle } from './filmWords.ts'
import { paintedStyle } from './readPrompt.ts'

/** What an engine makes of a prompt besides the things it names. */
export interface Heeding {
  /** What is heeded, as it was written: words that stand side by side are one. */
  readonly heeded: readonly string[]
  /** What isn't, with what may have been meant. */
  readonly unheeded: readonly UnreadWord[]
}

const PICTURES: ReadonlySet<End> = new Set([
  'drawn', 'written', 'small', 'colour', 'mood', 'absence', 'framing', 'space', 'frame',
]) // prettier-ignore
/** A repeat has things and colours, and no place of its own. */
const PATTERNS: ReadonlySet<End> = new Set(['drawn', 'small', 'colour', 'mood', 'absence'])
const FILMS: ReadonlySet<End> = new Set([
  'drawn', 'written', 'small', 'colour', 'mood', 'absence', 'framing', 'frame', 'camera', 'pace',
]) // prettier-ignore
/** A card that is opened is filmed from where it lies. */
const ENVELOPES: ReadonlySet<End> = new Set([
  'drawn',
  'written',
  'small',
  'colour',
  'mood',
  'absence',
  'frame',
])
const MUSIC: ReadonlySet<End> = new Set(['small', 'mood', 'pace'])

/** What a picture of a chosen style heeds of a prompt. */
export function heededInPicture(brief: Brief, chosen: OptionsOf['image']['style'], prompt: string): Heeding {
  const style = paintedStyle(brief, chosen)
  const heeds = style === 'pattern' ? PATTERNS : PICTURES
  return tell(
    brief,
    prompt,
    brief.ends,
    (became) => heeds.has(became) || (became === 'style' && brief.style === style),
  )
}

/** What a film heeds of a prompt; what asks for its animation is heeded, too. */
export function heededInFilm(
  brief: Brief,
  animation: AnimationName,
  chosen: OptionsOf['video']['style'],
  prompt: string,
): Heeding {
  const heeds = animation === 'envelope' ? ENVELOPES : FILMS
  const asking = animationWords(prompt).filter(({ name, isUnwanted }) => name === animation && !isUnwanted)
  const ends = brief.ends.map((word): WordEnd => {
    const isAsking = asking.some(({ start, end }) => word.start >= start && word.end <= end)
    return isAsking && word.became === 'unread' ? { ...word, became: 'camera' } : word
  })
  const isStyle = brief.style !== null && brief.style === filmedStyle(brief, chosen)
  return tell(brief, prompt, ends, (became) => heeds.has(became) || (became === 'style' && isStyle))
}

/** What a piece of music heeds of a prompt. */
export function heededInMusic(brief: Brief, { ends }: AskedMusic, prompt: string): Heeding {
  return tell(brief, prompt, ends, (became) => MUSIC.has(became))
}

/** What is seen in the reading without being told apart. */
const SHOWN: ReadonlySet<End> = new Set(['drawn', 'written', 'small'])

function tell(
  { unread }: Brief,
  prompt: string,
  ends: readonly WordEnd[],
  isHeeded: (became: End) => boolean,
): Heeding {
  const heeded: string[] = []
  const unheeded = new Map<string, UnreadWord>()
  let from: WordEnd | null = null
  for (const [at, word] of ends.entries()) {
    const { became, start, end } = word
    if (became === 'unread' || !isHeeded(became)) {
      const key = word.word.toLowerCase()
      const known = unread.find((one) => one.word.toLowerCase() === key)
      if (!unheeded.has(key)) unheeded.set(key, { word: word.word, start, end, near: known?.near ?? [] })
    } else if (!SHOWN.has(became)) {
      from ??= word
      const next = ends[at + 1]
      const goesOn = next?.became === became && prompt.slice(end, next.start).trim() === ''
      if (goesOn) continue
      heeded.push(prompt.slice(from.start, end))
    }
    from = null
  }
  return { heeded: [...new Set(heeded)], unheeded: [...unheeded.values()] }
}
