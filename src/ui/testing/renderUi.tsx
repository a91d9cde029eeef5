import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

/** Renders a part of the interface in Polish. */
export function renderUi(children: ReactNode) {
  const i18n = setupI18n({ locale: 'pl', messages: { pl: {} } })
  return render(children, { wrapper: (props) => <I18nProvider i18n={i18n}>{props.children}</I18nProvider> })
}
