import type { OptionsOf } from '../options.ts'
import { type AnimationName, askedAnimation } from './askedAnimation.ts'
import { type Brief, just } from './brief.ts'
import { isDrawable } from './readPrompt.ts'
import { greetingWords } from './writtenWords.ts'

/** Whether an animation shows the occasion's greeting when the prompt puts nothing in quotation marks. */
const GREETS: Readonly<Record<AnimationName, 'always' | 'on-occasions' | 'never'>> = {
  envelope: 'always',
  lanterns: 'on-occasions',
  name: 'always',
  confetti: 'on-occasions',
  loop: 'never',
  scene: 'never',
}

/** The chosen animation, or the prompt's; a living scene when there is neither. */
export function animationOf(prompt: string, chosen: OptionsOf['video']['animation']): AnimationName {
  if (chosen !== 'auto') return chosen
  return askedAnimation(prompt) ?? 'scene'
}

/**
 * A brief adapted to an animation: lanterns are in the sky, over water and by night where nothing else is said; an
 * envelope is the one that opens, and none is on the card in it: a heart when only a letter was asked for.
 */
export function filmedBrief(name: AnimationName, brief: Brief): Brief {
  if (name === 'envelope') {
    const others = brief.motifs.filter((motif) => motif.name !== 'letter')
    const isOnlyLetter = others.length === 0 && brief.motifs.length > 0
    return { ...brief, motifs: isOnlyLetter ? [just('heart')] : others }
  }
  if (name !== 'lanterns') return brief
  return {
    ...brief,
    time: brief.time ?? 'night',
    setting: brief.setting ?? 'lake',
    motifs: brief.motifs.filter((motif) => motif.name !== 'lantern'),
  }
}

/** The words that an animation writes: the prompt's own, else the greeting that belongs to it. */
export function writtenOn(name: AnimationName, brief: Brief, prompt: string): readonly string[] {
  const greets = GREETS[name]
  const { words, dedication, occasion } = brief
  if (words.length > 0) return words
  if (greets === 'never' || (greets === 'on-occasions' && occasion === null)) {
    return dedication === null ? [] : [dedication]
  }
  const greeting = greetingWords(brief)
  if (greeting.length > 0) return greeting
  // A thing drawn on a card isn't written beside it, too.
  return name === 'envelope' && isDrawable(brief) ? [] : [beginningOf(prompt)]
}

/** A longer prompt would be a caption. */
const BEGINNING_WORDS = 6

function beginningOf(prompt: string): string {
  const words = prompt.replaceAll(/[^\p{L}\p{N}\s,.!?-]/gu, ' ').split(/\s+/)
  const beginning = words.filter((word) => word !== '').slice(0, BEGINNING_WORDS)
  return beginning.join(' ').replace(/[,.-]+$/, '')
}

/** The style of a film: the prompt's own if films have it, unless another than the usual was chosen. */
export function filmedStyle(brief: Brief, chosen: OptionsOf['video']['style']): OptionsOf['video']['style'] {
  return chosen === 'realistic' && brief.style === 'paper-cut' ? 'paper-cut' : chosen
}

/** Whether there is anything to film: a card can show any words, and an abstract film needs none. */
export function isFilmable(
  brief: Brief,
  animation: AnimationName,
  style: OptionsOf['video']['style'],
): boolean {
  const isScene = animation === 'scene' || animation === 'loop'
  return !isScene || style === 'abstract' || isDrawable(brief)
}
