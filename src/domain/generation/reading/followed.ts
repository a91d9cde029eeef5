import type { OptionsOf } from '../options.ts'
import { animationWords, type AnimationName } from './askedAnimation.ts'
import { type AskedMusic } from './askedMusic.ts'
import type { Brief, End, UnreadWord, WordEnd } from './brief.ts'
import { filmedStyle } from './filmWords.ts'
import { paintedStyle } from './readPrompt.ts'

/** An engine's handling of a prompt besides its things. */
export interface Followed {
  /** The followed words, as written: adjacent words are one. */
  readonly followed: readonly string[]
  /** The ones not followed, in the same way. */
  readonly missed: readonly string[]
  /** Unread words, each once, with suggestions. */
  readonly ignored: readonly UnreadWord[]
}

const PICTURES: ReadonlySet<End> = new Set([
  'drawn', 'placed', 'written', 'small', 'colour', 'mood', 'absence', 'framing', 'space', 'frame',
]) // prettier-ignore
/** A repeat has things and colours, and no place of its own. */
const PATTERNS: ReadonlySet<End> = new Set(['drawn', 'small', 'colour', 'mood', 'absence'])
const FILMS: ReadonlySet<End> = new Set([
  'drawn', 'placed', 'written', 'small', 'colour', 'mood', 'absence', 'framing', 'frame', 'camera', 'pace',
]) // prettier-ignore
/** An opened card is filmed from its place. */
const ENVELOPES: ReadonlySet<End> = new Set([
  'drawn',
  'placed',
  'written',
  'small',
  'colour',
  'mood',
  'absence',
  'frame',
])
const MUSIC: ReadonlySet<End> = new Set(['small', 'mood', 'pace'])

/** The parts of a prompt that a picture of a chosen style supports. */
export function heededInPicture(brief: Brief, chosen: OptionsOf['image']['style'], prompt: string): Followed {
  const style = paintedStyle(brief, chosen)
  const supports = style === 'pattern' ? PATTERNS : PICTURES
  return tell(
    brief,
    prompt,
    brief.ends,
    (became) => supports.has(became) || (became === 'style' && brief.style === style),
  )
}

/** The parts of a prompt that a film supports; words that ask for its animation are shown by it. */
export function heededInFilm(
  brief: Brief,
  animation: AnimationName,
  chosen: OptionsOf['video']['style'],
  prompt: string,
): Followed {
  const supports = animation === 'envelope' ? ENVELOPES : FILMS
  const asking = animationWords(prompt).filter(({ name, isUnwanted }) => name === animation && !isUnwanted)
  const ends = brief.ends.map((word): WordEnd => {
    const isAsking = asking.some(({ start, end }) => word.start >= start && word.end <= end)
    return isAsking && word.became === 'unread' ? { ...word, became: 'drawn' } : word
  })
  const isStyle = brief.style !== null && brief.style === filmedStyle(brief, chosen)
  return tell(brief, prompt, ends, (became) => supports.has(became) || (became === 'style' && isStyle))
}

/** The parts of a prompt that a piece of music supports. */
export function heededInMusic(brief: Brief, { ends }: AskedMusic, prompt: string): Followed {
  return tell(brief, prompt, ends, (became) => MUSIC.has(became))
}

/** Ends shown in the reading itself, so that they aren't reported separately. */
const SHOWN: ReadonlySet<End> = new Set(['drawn', 'written', 'small'])

function tell(
  { unread }: Brief,
  prompt: string,
  ends: readonly WordEnd[],
  isFollowed: (became: End) => boolean,
): Followed {
  const judged = ends.map((word) => ({
    ...word,
    became: isFollowed(word.became) ? word.became : ('unread' as const),
  }))
  const missed = judged.filter(({ became }) => became === 'unread')
  const ignored = new Map<string, UnreadWord>()
  for (const { word, start, end } of missed) {
    const key = word.toLowerCase()
    const near = unread.find((one) => one.word.toLowerCase() === key)?.near ?? []
    if (!ignored.has(key)) ignored.set(key, { word, start, end, near })
  }
  const phrases = phrasesOf(prompt, judged)
  const of = (isMissed: boolean) =>
    new Set(phrases.flatMap(({ became, text }) => ((became === 'unread') === isMissed ? [text] : [])))
  return { followed: [...of(false)], missed: [...of(true)], ignored: [...ignored.values()] }
}

/**
 * Adjacent words with the same end, and small ones between them, are one: „ramka z kwiatów”; a placing word is reported
 * with the thing it places by: „na krześle”.
 */
function phrasesOf(prompt: string, ends: readonly WordEnd[]): { became: End; text: string }[] {
  const phrases: { became: End; start: number; end: number }[] = []
  for (const { became, start, end, through } of ends) {
    if (SHOWN.has(became)) {
      if (became !== 'small') phrases.push({ became, start, end })
      continue
    }
    const last = phrases.at(-1)
    // “in front of”
    if (last?.became === became && start < last.end) continue
    const isOne =
      through === undefined &&
      last?.became === became &&
      !/[,.;:!?()\n„”“"]/.test(prompt.slice(last.end, start))
    if (last !== undefined && isOne) phrases[phrases.length - 1] = { ...last, end }
    else phrases.push({ became, start, end: through ?? end })
  }
  return phrases
    .filter(({ became }) => !SHOWN.has(became))
    .map(({ became, start, end }) => ({ became, text: prompt.slice(start, end) }))
}
