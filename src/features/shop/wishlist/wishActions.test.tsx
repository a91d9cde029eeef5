import { setupI18n } from '@lingui/core'
import { render, screen } from '@testing-library/react'
import { I18nProvider } from '@lingui/react'
import { expect, it, vi } from 'vitest'
import { database } from '#offline/openDatabase.ts'
import { setWished } from '#offline/wishlist/setWished.ts'
import { noRoom } from '#support/page/noRoom.ts'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import ToastHost from '#ui/ToastHost.tsx'
import { removeWishes } from './wishActions.ts'

it('a list that stays as it was, for want of room, is said to', async () => {
  stubBrowser()
  const i18n = setupI18n({ locale: 'pl', messages: { pl: {} } })
  await setWished(await database(), ['kubek'], true)
  noRoom()
  render(
    <I18nProvider i18n={i18n}>
      <ToastHost />
    </I18nProvider>,
  )
  await removeWishes(i18n, ['kubek'])
  expect(await screen.findByText('Lista ulubionych się nie zmieniła')).toBeDefined()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
