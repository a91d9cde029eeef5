import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/**
 * React Aria's own words and directions, in the interface's language and not in the browser's. Around each of its parts
 * and not around the page: it asks the browser about locales as soon as it is there, for longer than a screen may wait.
 */
export function AriaLocale({ children }: { readonly children: ReactNode }) {
  const { i18n } = useLingui()
  return <I18nProvider locale={i18n.locale}>{children}</I18nProvider>
}
