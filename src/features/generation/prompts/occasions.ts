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
import type { Occasion } from './occasionNames.ts'

/** The names of the occasions, and their icons. */
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
} as const satisfies Record<Occasion, { readonly label: MessageDescriptor; readonly icon: LucideIcon }>
