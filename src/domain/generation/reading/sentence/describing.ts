import { isAnd, isGround, kindAfter } from '../adjectives.ts'
import type { SizeName, WantedMotif } from '../brief.ts'
import { givePose, sayOfNext, type Sentence } from './sentence.ts'
import { isSmall } from './unitKinds.ts'

/** A colour: of the next thing, of the ground behind everything, of the last thing, or of the whole picture. */
export function noteColour(sentence: Sentence, colour: string, index: number): void {
  const next = kindAfter(sentence.units, index)
  const isFramed = isBeforeFrame(sentence, index)
  if (next === 'thing' || next === 'unknown' || isFramed)
    sayOfNext(sentence, { colours: [...sentence.pending.colours, colour] }, index)
  else if (next === 'ground' || isBehindGround(sentence, index))
    sentence.found.backgrounds.push({ name: colour, at: index })
  else if (
    next === 'setting' ||
    isOfAir(sentence, index) ||
    !describeLast(sentence, { colours: [colour] }, index)
  )
    sentence.found.colours.push({ name: colour, at: index })
}

function isBeforeFrame(sentence: Sentence, index: number): boolean {
  return sentence.units[index + 1]?.asked.some(({ kind }) => kind === 'frame') ?? false
}

/** „szampan i różowe konfetti” */
function isOfAir(sentence: Sentence, index: number): boolean {
  const next = sentence.units[index + 1]
  return next?.words[0].isAfterStop === false && next.senses.some(({ kind }) => kind === 'weather')
}

/** „tło w kolorze granatu”, „tło granatowe” */
function isBehindGround(sentence: Sentence, index: number): boolean {
  let at = index - 1
  while (at >= 0 && isSmall(sentence.units[at]) && !isAnd(sentence.units[at])) at -= 1
  return sentence.units[index]?.words[0].isAfterStop !== true && isGround(sentence.units[at])
}

/** „mały i duży pies”, „wielki gruby kot” */
export function noteSize(sentence: Sentence, size: SizeName, index: number): void {
  // “a house by a big lake”: a place has no size.
  if (kindAfter(sentence.units, index) === 'setting') return
  if (!isBeforeThing(sentence, index)) return void describeLast(sentence, { size }, index)
  const isOther = isAnd(sentence.units[index - 1]) && !sentence.pending.sizes.includes(size)
  sayOfNext(sentence, { sizes: isOther ? [...sentence.pending.sizes, size] : [size] }, index)
}

/** „kot i pies śpią” are both asleep, „kot śpi” is one; in „kot na krześle śpi” the chair isn't. */
export function moveThings(sentence: Sentence, pose: WantedMotif['pose'], index: number): void {
  const { motifs } = sentence.found
  const said = sentence.units[index]?.words[0].text ?? ''
  const isTogether = sentence.together.length > 1 && /(?:ing|e|p|n|y)$/.test(said) && !said.endsWith('ie')
  const who = said.endsWith('ą')
    ? motifs.map((_, at) => at).filter((at) => at >= sentence.clause && !isAnchor(sentence, at))
    : isTogether
      ? sentence.together
      : carriedBy(sentence, sentence.last)
  for (const at of who) {
    givePose(sentence, at, pose)
    sentence.ends[index] = 'drawn'
  }
}

function isAnchor(sentence: Sentence, at: number): boolean {
  const { motifs } = sentence.found
  return motifs.some(({ relation }) => relation !== null && relation.to === motifs[at]?.name)
}

/** The figure on, in or beside the last named thing, if there is one; else that thing itself. */
function carriedBy(sentence: Sentence, at: number | null): readonly number[] {
  if (at === null || sentence.found.motifs[at] === undefined) return []
  const name = sentence.found.motifs[at].name
  const carried = sentence.found.motifs.findIndex(({ relation }) => relation?.to === name)
  return carried === -1 ? [at] : carriedBy(sentence, carried)
}

/** False when no thing has been named that it could describe. */
function describeLast(
  sentence: Sentence,
  what: Partial<Pick<WantedMotif, 'colours' | 'size'>>,
  index: number,
): boolean {
  const thing = sentence.last === null ? undefined : sentence.found.motifs[sentence.last]
  if (sentence.last === null || thing === undefined) return false
  const colours = [...thing.colours, ...(what.colours ?? [])]
  sentence.found.motifs[sentence.last] = { ...thing, ...what, colours }
  sentence.ends[index] = 'drawn'
  return true
}

/** Whether a unit describes a thing that follows. */
export function isBeforeThing(sentence: Sentence, index: number): boolean {
  const next = kindAfter(sentence.units, index)
  return next === 'thing' || next === 'unknown'
}
