import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { rememberChoice } from '#i18n/browserLanguage.ts'
import { changeLanguage } from '#i18n/createI18n.ts'
import { DEFAULT_LANGUAGE, languageOf, type Language } from '#i18n/languages.ts'
import { showToast } from '#ui/state/toasts.ts'

/** The interface's language and how to change it: at once, for good, in the titles too. */
export function useLanguage(): { language: Language; setLanguage: (language: Language) => Promise<void> } {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const { i18n: spoken } = router.options.context

  async function setLanguage(language: Language): Promise<void> {
    try {
      await changeLanguage(spoken, language)
    } catch {
      showToast({
        type: 'error',
        title: t`Nie udało się zmienić języka`,
        message: t`Słowa tego języka nie są jeszcze zapisane na tym urządzeniu. Spróbuj, gdy będzie sieć.`,
      })
      return
    }
    rememberChoice(language)
    await router.invalidate()
  }

  return { language: languageOf(i18n.locale) ?? DEFAULT_LANGUAGE, setLanguage }
}
