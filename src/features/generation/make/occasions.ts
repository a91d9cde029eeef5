import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  Baby,
  Cake,
  Flower2,
  Gem,
  Gift,
  HandHeart,
  Heart,
  type LucideIcon,
  Moon,
  PartyPopper,
  TreePine,
} from 'lucide-react'

/** What people make something for, named as its presets are in an address. */
export const OCCASIONS = {
  birthday: { label: msg`Urodziny`, icon: Cake },
  wedding: { label: msg`Ślub`, icon: Gem },
  love: { label: msg`Miłość`, icon: Heart },
  christmas: { label: msg`Święta`, icon: TreePine },
  baby: { label: msg`Narodziny`, icon: Baby },
  mother: { label: msg`Dla mamy`, icon: Flower2 },
  thanks: { label: msg`Podziękowanie`, icon: HandHeart },
  congratulations: { label: msg`Gratulacje`, icon: PartyPopper },
  lullaby: { label: msg`Kołysanka`, icon: Moon },
  wrapping: { label: msg`Papier na prezent`, icon: Gift },
} as const satisfies Record<string, { readonly label: MessageDescriptor; readonly icon: LucideIcon }>

export type Occasion = keyof typeof OCCASIONS

/** The occasion that a word of an address names; null for any other. */
export function occasionOf(word: unknown): Occasion | null {
  return typeof word === 'string' && isOccasion(word) ? word : null
}

function isOccasion(word: string): word is Occasion {
  return Object.hasOwn(OCCASIONS, word)
}
