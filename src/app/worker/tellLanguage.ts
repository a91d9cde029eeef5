import type { I18n } from '@lingui/core'
import { storefrontLanguageOf, type StorefrontLanguage } from '#domain/storefront/storefrontLanguage.ts'

/**
 * Tells the worker by `tell` which language this page speaks, now and whenever it changes: it starts no page in another
 * one. A worker that can't be told now is told by the next page.
 */
export function tellLanguage(
  i18n: Pick<I18n, 'locale' | 'on'>,
  tell: (language: StorefrontLanguage) => Promise<unknown>,
): void {
  const tellPresent = () => void tell(storefrontLanguageOf(i18n.locale)).catch(() => undefined)
  tellPresent()
  i18n.on('change', tellPresent)
}
