import * as about from '#features/about/manifest.ts'
import * as account from '#features/account/manifest.ts'
import * as administration from '#features/administration/manifest.ts'
import * as builder from '#features/builder/manifest.ts'
import * as card from '#features/card/manifest.ts'
import * as cart from '#features/cart/manifest.ts'
import * as checkout from '#features/checkout/manifest.ts'
import * as credits from '#features/credits/manifest.ts'
import * as debug from '#features/debug/manifest.ts'
import * as engagement from '#features/engagement/manifest.ts'
import * as gallery from '#features/gallery/manifest.ts'
import * as generation from '#features/generation/manifest.ts'
import * as gifts from '#features/gifts/manifest.ts'
import * as models from '#features/models/manifest.ts'
import * as newsletter from '#features/newsletter/manifest.ts'
import * as occasions from '#features/occasions/manifest.ts'
import * as preferences from '#features/preferences/manifest.ts'
import * as prints from '#features/prints/manifest.ts'
import * as reading from '#features/reading/manifest.ts'
import * as restock from '#features/restock/manifest.ts'
import * as shop from '#features/shop/manifest.ts'
import * as signIn from '#features/sign-in/manifest.ts'
import * as statistics from '#features/statistics/manifest.ts'
import * as templates from '#features/templates/manifest.ts'
import type { Places, ScreenWords, ShownIntents } from '#services/manifest.ts'
import type { ScreenAddress } from '#domain/addresses/screens.ts'
import { LEGAL_WORDS } from './document/legalWords.ts'
import { SITE_PLACES } from './places/sitePlaces.ts'

// What every feature says of itself in its manifest, put together. It comes late: no first screen holds any of it.

/**
 * What every screen is called: in the tab, to search engines, in shared links. Of a screen about one thing (a product,
 * a person) these are its words until that is known. The server says the same before any script runs.
 */
export const SCREEN_WORDS = {
  ...about.screens,
  ...LEGAL_WORDS,
  ...account.screens,
  ...administration.screens,
  ...builder.screens,
  ...card.screens,
  ...cart.screens,
  ...checkout.screens,
  ...credits.screens,
  ...debug.screens,
  ...engagement.screens,
  ...gallery.screens,
  ...generation.screens,
  ...models.screens,
  ...newsletter.screens,
  ...occasions.screens,
  ...preferences.screens,
  ...reading.screens,
  ...shop.screens,
  ...signIn.screens,
  ...statistics.screens,
  ...templates.screens,
} satisfies Readonly<Record<ScreenAddress, ScreenWords>>

/**
 * Every place that a menu or the palette leads to, in their order: those of the frame, then those that depend on who is
 * here and those that are rarely looked for.
 */
export const PLACES = {
  ...SITE_PLACES,
  sharedGenerations: generation.places.sharedGenerations,
  films: generation.places.films,
  trending: generation.places.trending,
  credits: credits.places.credits,
  templateDrafts: builder.places.templateDrafts,
  orders: account.places.orders,
  dashboard: account.places.dashboard,
  history: generation.places.history,
  ...gallery.places,
  profile: account.places.profile,
  settings: account.places.settings,
  reviews: account.places.reviews,
  ...preferences.places,
  ...administration.places,
  templateBuilder: builder.places.templateBuilder,
  ...statistics.places,
  enginePrices: credits.places.enginePrices,
  ...signIn.places,
  ...engagement.places,
  ...debug.places,
} as const satisfies Places

/** How each kind of change is called while it waits to be sent. */
export const SHOWN_INTENTS: ShownIntents = {
  ...builder.intents,
  ...cart.intents,
  ...generation.intents,
  ...gifts.intents,
  ...occasions.intents,
  ...preferences.intents,
  ...prints.intents,
  ...restock.intents,
  ...shop.intents,
  ...signIn.intents,
  ...templates.intents,
}
