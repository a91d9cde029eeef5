import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { DEFAULT_LANGUAGE, languageOf, type Language } from '#i18n/languages.ts'
import { noteLanguage } from '#ui/state/choices.ts'
import { showToast } from '#ui/state/toasts.ts'
import { speakLanguage } from '../preferences/speakLanguage.ts'

/** The interface's language and how to choose another. */
export function useLanguage(): { language: Language; setLanguage: (language: Language) => Promise<void> } {
  const { t, i18n } = useLingui()
  const router = useRouter()

  async function setLanguage(language: Language): Promise<void> {
    try {
      await speakLanguage(router, language, () => noteLanguage(language))
    } catch {
      showToast({
        type: 'error',
        title: t`Nie udało się zmienić języka`,
        message: t`Ten język nie jest jeszcze zapisany na tym urządzeniu. Spróbuj, gdy będzie sieć.`,
      })
    }
  }

  return { language: languageOf(i18n.locale) ?? DEFAULT_LANGUAGE, setLanguage }
}
