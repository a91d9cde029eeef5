import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  CircleCheck,
  CircleSlash,
  CircleHelp,
  Coins,
  Gift,
  GraduationCap,
  Hourglass,
  type LucideIcon,
  PenLine,
  Undo2,
} from 'lucide-react'
import type { Movement, MovementKind } from '#domain/credits/credits.ts'

interface MovementWords {
  readonly label: MessageDescriptor
  readonly icon: LucideIcon
}

const WORDS: Readonly<Record<MovementKind, MovementWords>> = {
  welcome: { label: msg`Prezent na start`, icon: Gift },
  pack: { label: msg`Pakiet kredytów`, icon: Coins },
  affiliate: { label: msg`Premia za kod polecający`, icon: Gift },
  course: { label: msg`Kredyty na ćwiczenia z kursu`, icon: GraduationCap },
  reserve: { label: msg`Rezerwacja`, icon: Hourglass },
  charge: { label: msg`Pobrano zarezerwowane`, icon: CircleCheck },
  release: { label: msg`Zwrot rezerwacji`, icon: Undo2 },
  rest: { label: msg`Zwrot tego, co zostało z rezerwacji`, icon: Undo2 },
  refund: { label: msg`Zwrot`, icon: Undo2 },
  correction: { label: msg`Korekta`, icon: PenLine },
  return: { label: msg`Cofnięte kredyty z zamówienia`, icon: Undo2 },
}

const KNOWN: Readonly<Record<string, MovementWords>> = WORDS

/** The words for one step; one of a kind this version doesn't know is named as that. */
export function movementWords(kind: string): MovementWords {
  return KNOWN[kind] ?? { label: msg`Inny ruch`, icon: CircleHelp }
}

const CANCELLED: MovementWords = { label: msg`Anulowane`, icon: CircleSlash }

/** The outcomes of a piece of work, by its last step. */
const OUTCOMES: Readonly<Record<string, MovementWords>> = {
  reserve: { label: msg`W toku, cena zarezerwowana`, icon: Hourglass },
  charge: { label: msg`Gotowe, cena pobrana`, icon: CircleCheck },
  release: { label: msg`Nie udało się`, icon: Undo2 },
  rest: { label: msg`Gotowe, pobrano tyle, ile powstało`, icon: CircleCheck },
  refund: { label: msg`Zwrócone po pobraniu`, icon: Undo2 },
}

/** The words for a whole row: for work its outcome, for everything else its kind. */
export function rowWords({
  kind,
  generation,
  run,
}: Pick<Movement, 'kind' | 'generation' | 'run'>): MovementWords {
  const work = generation ?? run
  if (work === null) return movementWords(kind)
  const hasEnded = kind === 'charge' || kind === 'rest' || kind === 'release'
  if (hasEnded && work.status === 'cancelled') return CANCELLED
  return OUTCOMES[kind] ?? movementWords(kind)
}
