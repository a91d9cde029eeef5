import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  CircleCheck,
  CircleHelp,
  Coins,
  Gift,
  Hourglass,
  type LucideIcon,
  PenLine,
  Undo2,
} from 'lucide-react'
import type { MovementKind } from '#domain/credits/credits.ts'

interface MovementWords {
  readonly label: MessageDescriptor
  readonly icon: LucideIcon
}

const WORDS: Readonly<Record<MovementKind, MovementWords>> = {
  welcome: { label: msg`Prezent na start`, icon: Gift },
  pack: { label: msg`Pakiet kredytów`, icon: Coins },
  affiliate: { label: msg`Premia za kod polecający`, icon: Gift },
  reserve: { label: msg`Rezerwacja`, icon: Hourglass },
  charge: { label: msg`Pobrano zarezerwowane`, icon: CircleCheck },
  release: { label: msg`Zwrot rezerwacji`, icon: Undo2 },
  refund: { label: msg`Zwrot`, icon: Undo2 },
  correction: { label: msg`Korekta`, icon: PenLine },
  return: { label: msg`Cofnięte kredyty z zamówienia`, icon: Undo2 },
}

const KNOWN: Readonly<Record<string, MovementWords>> = WORDS

/** The words for a movement; one of a kind this version doesn't know is named as that. */
export function movementWords(kind: string): MovementWords {
  return KNOWN[kind] ?? { label: msg`Inny ruch`, icon: CircleHelp }
}
