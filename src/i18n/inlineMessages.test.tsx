import { setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

const polish = setupI18n({ locale: 'pl', messages: { pl: {} } })

/** scripts/inlineMessages.ts runs in this build too. */
describe('Polish words beside their use', () => {
  it('are compiled by the build: a page parses nothing and loads no catalogue', () => {
    expect(msg`Dzień dobry`.message).toEqual(['Dzień dobry'])
  })

  it.each([
    [1, 'Masz 1 list.'],
    [3, 'Masz 3 listy.'],
    [5, 'Masz 5 listów.'],
    [22, 'Masz 22 listy.'],
    [112, 'Masz 112 listów.'],
  ])('count %i rightly', (count, words) => {
    const { container } = render(
      <I18nProvider i18n={polish}>
        <Trans>
          Masz <Plural value={count} one="# list" few="# listy" many="# listów" other="# listu" />.
        </Trans>
      </I18nProvider>,
    )
    expect(container.textContent).toBe(words)
  })

  it('keep what is put into them', () => {
    const name = 'Ola'
    const { container } = render(
      <I18nProvider i18n={polish}>
        <Trans>
          Cześć, <strong>{name}</strong>!
        </Trans>
      </I18nProvider>,
    )
    expect(container.innerHTML).toBe('Cześć, <strong>Ola</strong>!')
  })
})
