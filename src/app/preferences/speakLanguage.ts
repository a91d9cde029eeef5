import type { I18n } from '@lingui/core'
import { rememberChoice } from '#i18n/browserLanguage.ts'
import { changeLanguage } from '#i18n/createI18n.ts'
import type { Language } from '#i18n/languages.ts'
import { tellLanguage } from '../worker/tellLanguage.ts'

/** The part of the router that a change of language needs: routes make the titles. */
export interface Speaking {
  invalidate(): Promise<void>
  readonly options: { readonly context: { readonly i18n: I18n } }
}

/**
 * Switches the page's language at once and for good, in its titles too. `note` is called at that moment, to record the
 * choice. Rejects without any change when the words can't be fetched.
 */
export async function speakLanguage(router: Speaking, language: Language, note: () => void): Promise<void> {
  await changeLanguage(router.options.context.i18n, language)
  note()
  rememberChoice(language)
  tellLanguage(language)
  await router.invalidate()
}
