import type { MotifName } from '../brief.ts'
import type { Sentence } from './sentence.ts'

/** Animals that stand for all of a place. */
const WILD: readonly MotifName[] = ['fox', 'hare', 'hedgehog', 'bear']

const PLACES: readonly (readonly [said: RegExp, animals: readonly MotifName[]])[] = [
  [/^(?:gospodar|farm|wiejsk|zagrod)/, ['cow', 'pig', 'sheep', 'hen']],
  [/^(?:egzotycz|afryka|dzungl|zoo|jungle|african|safari|savanna)/, ['lion', 'elephant', 'giraffe', 'zebra']],
  [/^(?:morsk|oceanicz|sea)$/, ['whale', 'octopus', 'turtle']],
  [/^(?:polarn|arktycz|arctic|polar)/, ['penguin', 'seal', 'bear']],
]

/** „leśne zwierzęta”, “farm animals”: the animals that are meant; null for another word. */
export function animalsOf({ units }: Sentence, index: number): readonly MotifName[] | null {
  const word = units[index]?.words[0].folded ?? ''
  if (!/^(?:zwierzeta|zwierzatka|zwierzaki|zwierzetami|zwierzat|animals)$/.test(word)) return null
  const said = units.flatMap(({ words }) => words.map(({ folded }) => folded))
  return PLACES.find(([begins]) => said.some((one) => begins.test(one)))?.[1] ?? WILD
}
