import type { I18n } from '@lingui/core'
import type { Services } from '#services/services.tsx'

/** What every route's loader, guard and head can reach. */
export interface RouterContext {
  readonly services: Services
  readonly i18n: I18n
}
