import type { MessageDescriptor } from '@lingui/core'
import type { FixedAddress, ScreenAddress } from '#domain/addresses/screens.ts'
import type { IntentArguments } from '#offline/outbox/intent.ts'

// The types of a feature's manifest.ts. Manifests load late, and all in one file: they hold words and data, and no
// components. src/app/manifests.ts combines them.

export interface ScreenWords {
  /** The screen's name, without the product's, which is appended. */
  readonly title: MessageDescriptor
  /** The description in search results; the home page's replaces a missing one. */
  readonly description?: MessageDescriptor
}

/** The titles of some screens. */
export type ScreenTitles = Readonly<Partial<Record<ScreenAddress, ScreenWords>>>

/** The lists of places: the menus and the palette. */
export type Selection = 'top' | 'footer' | 'menu' | 'bar' | 'account' | 'palette' | 'till'

/** A place of the site that people can reach from anywhere. One without a screen doesn't compile. */
export interface Place {
  readonly to: FixedAddress
  readonly label: MessageDescriptor
  /** Where there is little room. */
  readonly shortLabel?: MessageDescriptor
  /** The visitors it is for; all of them by default. */
  readonly visitors?: 'guests' | 'signed-in' | 'administrators'
  readonly in: readonly Selection[]
}

/** Places by their names. */
export type Places = Readonly<Record<string, Place>>

/** The group of a change, and the service it waits for: the shop, the account, or the generators. */
export type IntentPlace = 'cart' | 'account' | 'generations'

/** How a kind of change is shown while it waits to be sent. */
export interface ShownIntent<Arguments> {
  readonly place: IntentPlace
  /** The change, in a person's words. */
  readonly words: (its: Arguments) => MessageDescriptor
  /** The message when it was refused; that of its place by default. */
  readonly refusal?: MessageDescriptor
}

/** Every kind of some changes. */
export type ShownIntents<Kinds = IntentArguments> = {
  readonly [Kind in keyof Kinds]: ShownIntent<Kinds[Kind]>
}
