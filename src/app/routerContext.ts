import type { I18n } from '@lingui/core'
import type { Services } from '#services/services.tsx'

/** The context of every route's loader, guard and head. */
export interface RouterContext {
  readonly services: Services
  readonly i18n: I18n
  /** Whether the head of the present screen is in the served document, in the page's language. No by default. */
  readonly isHeadSaid?: () => boolean
}
