import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Address, Length, Tone } from '#domain/wording/wording.ts'

/** How a text sounds, as a choice among others. */
export const TONE_LABELS = {
  warm: msg`Ciepło`,
  playful: msg`Z humorem`,
  heartfelt: msg`Od serca`,
  solemn: msg`Uroczyście`,
  plain: msg`Po prostu`,
} satisfies Record<Tone, MessageDescriptor>

export const LENGTH_LABELS = {
  short: msg`Krótko`,
  medium: msg`W sam raz`,
  long: msg`Dłużej`,
} satisfies Record<Length, MessageDescriptor>

export const ADDRESS_LABELS = {
  informal: msg`Na „ty”`,
  formal: msg`Na „pan”, „pani”`,
} satisfies Record<Address, MessageDescriptor>
