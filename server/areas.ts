import { ACCOUNT } from '#server/account/area.ts'
import { ADMINISTRATION } from '#server/administration/area.ts'
import { AFFILIATE } from '#server/affiliate/area.ts'
import { ANALYTICS } from '#server/analytics/area.ts'
import { ARRIVING } from '#server/arriving/area.ts'
import { AUTH } from '#server/auth/area.ts'
import { CATALOGUE } from '#server/catalogue/area.ts'
import { CHECKOUT } from '#server/checkout/area.ts'
import { CONTACT } from '#server/contact/area.ts'
import { CONTENT } from '#server/content/area.ts'
import { CREDITS } from '#server/credits/area.ts'
import { DISCOVER } from '#server/discover/area.ts'
import { DRAWINGS } from '#server/drawings/area.ts'
import { FILES } from '#server/files/area.ts'
import { GALLERY } from '#server/gallery/area.ts'
import { GENERATORS } from '#server/generators/area.ts'
import { GIFTS } from '#server/gifts/area.ts'
import { INSTALLATION } from '#server/installation/area.ts'
import { LOCKERS } from '#server/lockers/area.ts'
import { MAIL } from '#server/mail/area.ts'
import { MODELS } from '#server/models/area.ts'
import { NEWSLETTER } from '#server/newsletter/area.ts'
import { NOTICES } from '#server/notices/area.ts'
import { OCCASIONS } from '#server/occasions/area.ts'
import { ORDERS } from '#server/orders/area.ts'
import { PASSKEYS } from '#server/passkeys/area.ts'
import { PLAIN_SHOP } from '#server/plainShop/area.ts'
import { POSTCODES } from '#server/postcodes/area.ts'
import { PREFERENCES } from '#server/preferences/area.ts'
import { PUSH } from '#server/push/area.ts'
import { REPEATABLE_CALLS } from '#server/repeatableCalls/area.ts'
import { RESTOCK } from '#server/restock/area.ts'
import { STATISTICS } from '#server/statistics/area.ts'
import { STOREFRONT } from '#server/storefront/area.ts'
import { TEMPLATES } from '#server/templates/area.ts'
import { THROTTLE } from '#server/throttle/area.ts'
import { USERS } from '#server/users/area.ts'
import { WEBHOOKS } from '#server/webhooks/area.ts'
import { WISHLIST } from '#server/wishlist/area.ts'
import type { Area } from '#server/area/areaParts.ts'
import type { FileJudges } from '#server/files/fileRoutes.ts'

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
