import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { AudioLines, Clapperboard, FileText, Image, type LucideIcon, Mic, Music } from 'lucide-react'
import type { GenerationType } from '#domain/generation/engines.ts'

interface TypeWords {
  /** One of it: „Obraz”. */
  readonly one: MessageDescriptor
  /** Many of it, as a filter says: „Obrazy”. */
  readonly many: MessageDescriptor
  readonly icon: LucideIcon
}

/** The names of the types of generations, and their icons. */
export const TYPE_WORDS = {
  image: { one: msg`Obraz`, many: msg`Obrazy`, icon: Image },
  video: { one: msg`Wideo`, many: msg`Wideo`, icon: Clapperboard },
  music: { one: msg`Muzyka`, many: msg`Muzyka`, icon: Music },
  speech: { one: msg`Mowa`, many: msg`Mowa`, icon: AudioLines },
  text: { one: msg`Tekst`, many: msg`Teksty`, icon: FileText },
  transcription: { one: msg`Transkrypcja`, many: msg`Transkrypcje`, icon: Mic },
} as const satisfies Record<GenerationType, TypeWords>
