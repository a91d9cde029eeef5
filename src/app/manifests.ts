import { aboutScreens } from '#features/about/manifest.ts'
import { accountPlaces, accountScreens } from '#features/account/manifest.ts'
import { administrationPlaces, administrationScreens } from '#features/administration/manifest.ts'
import { builderIntents, builderPlaces, builderScreens } from '#features/builder/manifest.ts'
import { cardScreens } from '#features/card/manifest.ts'
import { cartIntents, cartScreens } from '#features/cart/manifest.ts'
import { checkoutScreens } from '#features/checkout/manifest.ts'
import { creditPlaces, creditScreens } from '#features/credits/manifest.ts'
import { debugPlaces, debugScreens } from '#features/debug/manifest.ts'
import { drawingPlaces, drawingScreens } from '#features/drawings/manifest.ts'
import { engagementPlaces, engagementScreens } from '#features/engagement/manifest.ts'
import { galleryPlaces, galleryScreens } from '#features/gallery/manifest.ts'
import { generationIntents, generationPlaces, generationScreens } from '#features/generation/manifest.ts'
import { giftIntents } from '#features/gifts/manifest.ts'
import { modelScreens } from '#features/models/manifest.ts'
import { newsletterScreens } from '#features/newsletter/manifest.ts'
import { occasionIntents, occasionScreens } from '#features/occasions/manifest.ts'
import { preferenceIntents, preferencePlaces, preferenceScreens } from '#features/preferences/manifest.ts'
import { printIntents } from '#features/prints/manifest.ts'
import { readingScreens } from '#features/reading/manifest.ts'
import { restockIntents } from '#features/restock/manifest.ts'
import { shopIntents, shopScreens } from '#features/shop/manifest.ts'
import { signInIntents, signInPlaces, signInScreens } from '#features/sign-in/manifest.ts'
import { statisticsPlaces, statisticsScreens } from '#features/statistics/manifest.ts'
import { templateIntents, templateScreens } from '#features/templates/manifest.ts'
import { textToolPlaces, textToolScreens } from '#features/textTool/manifest.ts'
import { transcriptionPlaces, transcriptionScreens } from '#features/transcription/manifest.ts'
import type { Places, ScreenWords, ShownIntents } from '#services/manifest.ts'
import type { ScreenAddress } from '#domain/addresses/screens.ts'
import { LEGAL_WORDS } from './document/legalWords.ts'
import { SITE_PLACES } from './places/sitePlaces.ts'

// Combines the manifests of all features. It loads late: no first screen contains any of it.

/**
 * The title of every screen: in the tab, to search engines, in shared links. A screen about one thing (a product, a
 * person) shows this title until the thing is loaded. The server writes the same before any script runs.
 */
export const SCREEN_WORDS: Readonly<Record<ScreenAddress, ScreenWords>> = {
  ...aboutScreens,
  ...LEGAL_WORDS,
  ...accountScreens,
  ...administrationScreens,
  ...builderScreens,
  ...cardScreens,
  ...cartScreens,
  ...checkoutScreens,
  ...creditScreens,
  ...debugScreens,
  ...engagementScreens,
  ...galleryScreens,
  ...generationScreens,
  ...modelScreens,
  ...newsletterScreens,
  ...occasionScreens,
  ...preferenceScreens,
  ...readingScreens,
  ...shopScreens,
  ...signInScreens,
  ...statisticsScreens,
  ...templateScreens,
  ...textToolScreens,
  ...transcriptionScreens,
  ...drawingScreens,
}

/**
 * Every place that a menu or the palette leads to, in their order: those of the frame, then those that depend on who is
 * here and those that are rarely looked for.
 */
export const PLACES = {
  ...SITE_PLACES,
  sharedGenerations: generationPlaces.sharedGenerations,
  films: generationPlaces.films,
  trending: generationPlaces.trending,
  ...textToolPlaces,
  ...transcriptionPlaces,
  ...drawingPlaces,
  credits: creditPlaces.credits,
  templateDrafts: builderPlaces.templateDrafts,
  orders: accountPlaces.orders,
  dashboard: accountPlaces.dashboard,
  history: generationPlaces.history,
  ...galleryPlaces,
  profile: accountPlaces.profile,
  settings: accountPlaces.settings,
  reviews: accountPlaces.reviews,
  ...preferencePlaces,
  ...administrationPlaces,
  templateBuilder: builderPlaces.templateBuilder,
  ...statisticsPlaces,
  enginePrices: creditPlaces.enginePrices,
  ...signInPlaces,
  ...engagementPlaces,
  ...debugPlaces,
} as const satisfies Places

/** How each kind of change is called while it waits to be sent. */
export const SHOWN_INTENTS: ShownIntents = {
  ...builderIntents,
  ...cartIntents,
  ...generationIntents,
  ...giftIntents,
  ...occasionIntents,
  ...preferenceIntents,
  ...printIntents,
  ...restockIntents,
  ...shopIntents,
  ...signInIntents,
  ...templateIntents,
}
