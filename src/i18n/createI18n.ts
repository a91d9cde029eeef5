import { setupI18n, type I18n, type Messages } from '@lingui/core'
import type { Language } from './languages.ts'

/**
 * The messages of a language. Polish is compiled into each use in the code (scripts/inlineMessages.ts), so it needs no
 * catalogue; English is loaded for those who read it.
 */
async function loadMessages(language: Language): Promise<Messages> {
  if (language === 'pl') return {}
  const catalogue = await import('./locales/en/messages.po')
  return catalogue.messages
}

/** An interface that speaks `language`. One per page; one per render on a server. */
export async function createI18n(language: Language): Promise<I18n> {
  return setupI18n({ locale: language, messages: { [language]: await loadMessages(language) } })
}

/** Makes the interface speak another language. Rejects, and changes nothing, when its words can't be fetched. */
export async function changeLanguage(i18n: I18n, language: Language): Promise<void> {
  i18n.loadAndActivate({ locale: language, messages: await loadMessages(language) })
}
