import { ACCOUNT } from '#server/accounts/account/area.ts'
import { AUTH } from '#server/accounts/auth/area.ts'
import { CONTACT } from '#server/accounts/contact/area.ts'
import { GALLERY } from '#server/accounts/gallery/area.ts'
import { NEWSLETTER } from '#server/accounts/newsletter/area.ts'
import { NOTICES } from '#server/accounts/notices/area.ts'
import { OCCASIONS } from '#server/accounts/occasions/area.ts'
import { PASSKEYS } from '#server/accounts/passkeys/area.ts'
import { PREFERENCES } from '#server/accounts/preferences/area.ts'
import { USERS } from '#server/accounts/users/area.ts'
import { ADMINISTRATION } from '#server/admin/administration/area.ts'
import { STATISTICS } from '#server/admin/statistics/area.ts'
import type { Area } from '#server/platform/area/areaParts.ts'
import { ARRIVING } from '#server/platform/arriving/area.ts'
import { FILES } from '#server/platform/files/area.ts'
import type { FileJudges } from '#server/platform/files/fileRoutes.ts'
import { INSTALLATION } from '#server/platform/installation/area.ts'
import { MAIL } from '#server/platform/mail/area.ts'
import { POSTCODES } from '#server/platform/postcodes/area.ts'
import { PUSH } from '#server/platform/push/area.ts'
import { REPEATABLE_CALLS } from '#server/platform/repeatableCalls/area.ts'
import { THROTTLE } from '#server/platform/throttle/area.ts'
import { AFFILIATE } from '#server/shop/affiliate/area.ts'
import { CATALOGUE } from '#server/shop/catalogue/area.ts'
import { CHECKOUT } from '#server/shop/checkout/area.ts'
import { CONTENT } from '#server/shop/content/area.ts'
import { GIFTS } from '#server/shop/gifts/area.ts'
import { LOCKERS } from '#server/shop/lockers/area.ts'
import { ORDERS } from '#server/shop/orders/area.ts'
import { PLAIN_SHOP } from '#server/shop/plainShop/area.ts'
import { RESTOCK } from '#server/shop/restock/area.ts'
import { REVIEWS } from '#server/shop/reviews/area.ts'
import { STOREFRONT } from '#server/shop/storefront/area.ts'
import { WEBHOOKS } from '#server/shop/webhooks/area.ts'
import { WISHLIST } from '#server/shop/wishlist/area.ts'
import { ANALYTICS } from '#server/studio/analytics/area.ts'
import { CREDITS } from '#server/studio/credits/area.ts'
import { DISCOVER } from '#server/studio/discover/area.ts'
import { DRAWINGS } from '#server/studio/drawings/area.ts'
import { GENERATORS } from '#server/studio/generators/area.ts'
import { MODELS } from '#server/studio/models/area.ts'
import { TEMPLATES } from '#server/studio/templates/area.ts'

/**
 * All areas of the server, in the order in which they are prepared, answer, and delete a person's data: template runs
 * before the pictures made by them and after their generations, gifts before the orders that say whose they are, stored
 * files after all areas with folders among them, and the accounts last, since the rest is deleted with them.
 */
export const AREAS: readonly Area[] = [
  AUTH,
  ACCOUNT,
  PASSKEYS,
  PREFERENCES,
  CONTENT,
  MODELS,
  NEWSLETTER,
  RESTOCK,
  CONTACT,
  NOTICES,
  GENERATORS,
  TEMPLATES,
  DISCOVER,
  ARRIVING,
  GALLERY,
  ADMINISTRATION,
  LOCKERS,
  POSTCODES,
  AFFILIATE,
  OCCASIONS,
  DRAWINGS,
  WISHLIST,
  GIFTS,
  CHECKOUT,
  ORDERS,
  STOREFRONT,
  REVIEWS,
  PLAIN_SHOP,
  CATALOGUE,
  WEBHOOKS,
  CREDITS,
  PUSH,
  ANALYTICS,
  STATISTICS,
  REPEATABLE_CALLS,
  THROTTLE,
  INSTALLATION,
  MAIL,
  FILES,
  USERS,
]

/** The code that decides whether a stored file may still be seen, by its first folder. */
export const FILE_JUDGES: FileJudges = Object.fromEntries(
  AREAS.flatMap(({ fileJudges }) => Object.entries(fileJudges ?? {})),
)
