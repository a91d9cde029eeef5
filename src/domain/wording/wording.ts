import type { Recipient } from '#domain/catalogue/giftNames.ts'
import type { AiProductType } from '#domain/catalogue/product.ts'
import type { WritingDay } from '#domain/gifts/giftDays.ts'
import type { Matter, MatterTone } from './matters.ts'

export const TONES = ['warm', 'playful', 'heartfelt', 'solemn', 'plain'] as const
export type Tone = (typeof TONES)[number]

export const LENGTHS = ['short', 'medium', 'long'] as const
export type Length = (typeof LENGTHS)[number]

export const ADDRESSES = ['informal', 'formal'] as const
export type Address = (typeof ADDRESSES)[number]

/** The role of a sentence in a text. */
export const SLOTS = ['greeting', 'opening', 'memory', 'bond', 'heart', 'more', 'wish', 'closing'] as const
export type Slot = (typeof SLOTS)[number]

/** The sentences of each length, besides the greeting; a memory only where one was given. */
export const SLOTS_OF_LENGTH = {
  short: ['opening', 'memory', 'bond', 'wish'],
  medium: ['opening', 'memory', 'bond', 'heart', 'wish'],
  long: ['opening', 'memory', 'bond', 'heart', 'more', 'wish', 'closing'],
} as const satisfies Record<Length, readonly Slot[]>

/** The same of a business letter that is about something: it can’t do without its facts. */
export const MATTER_SLOTS_OF_LENGTH = {
  short: ['opening', 'heart', 'wish'],
  medium: ['opening', 'heart', 'more', 'wish'],
  long: ['opening', 'heart', 'more', 'wish', 'closing'],
} as const satisfies Record<Length, readonly Slot[]>

/** The most characters of a text without its memory, by its length. */
export const MOST_CHARACTERS = { short: 480, medium: 640, long: 1_000 } as const satisfies Record<
  Length,
  number
>

/** The longest name that is woven in, in characters. */
export const LONGEST_NAME = 60

/** The longest memory that is woven in, in characters. */
export const LONGEST_MEMORY = 400

/** At least three ways to say one thing: as many as there are variants. */
export type Ways = readonly [string, string, string, ...string[]]

/** A text of one kind in one tone: its core, the additions of a long version, and its wishes. */
export interface Template {
  readonly heart: Ways
  readonly more: Ways
  readonly wish: Ways
}

/** A business letter about one subject: its facts fill the blanks of `MATTERS`. */
export interface MatterTemplate {
  readonly opening: Ways
  readonly heart: Ways
  readonly more: Ways
  readonly wish: Readonly<Record<MatterTone, Ways>>
}

/** The ending of a long text: by its tone, or by its kind. */
export type Closing = Tone | 'formal' | 'honour' | 'love' | 'business'

/** The words of a language. Blanks are in braces. */
export interface Wordbook {
  readonly templates: Readonly<Record<AiProductType, Readonly<Record<Tone, Template>>>>
  /** The texts of apologies, for every product. */
  readonly apologies: Readonly<Record<Tone, Template>>
  /** The wishes for a birthday or name day. */
  readonly birthdayWishes: Readonly<Record<Tone, Ways>>
  readonly matters: Readonly<Record<Matter, MatterTemplate>>
  /** How a text begins, by its occasion; '' for none. */
  readonly openings: Readonly<Record<'personal' | 'business', Readonly<Record<WritingDay | '', Ways>>>>
  /** The bond between the two; '' where it isn't given. */
  readonly bonds: Readonly<Record<Recipient | '', Ways>>
  /** A memory follows a colon or is its own sentence, so it needn't be declined. */
  readonly memories: Readonly<Record<Tone | 'business', Ways>>
  readonly closings: Readonly<Record<Closing, Ways>>
}
