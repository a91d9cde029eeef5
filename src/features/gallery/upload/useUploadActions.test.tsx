import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { database } from '#offline/openDatabase.ts'
import { noRoom } from '#support/page/noRoom.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import ToastHost from '#ui/ToastHost.tsx'
import { addFiles } from './uploads.ts'
import { OfferedNotice } from './OfferedNotice.tsx'

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('a yes to pictures of another app that can’t be stored is told as that', async () => {
  const gif = new File(['GIF89a'], 'ruch.gif')
  await addFiles([gif], { albumId: null, nameless: 'Zdjęcie' })
  const db = await database()
  await db.uploads.toCollection().modify({ state: 'offered' })
  const rows = await db.uploads.toArray()
  noRoom()
  renderScreen(
    <>
      <OfferedNotice rows={rows} />
      <ToastHost />
    </>,
  )
  await userEvent.setup().click(screen.getByRole('button', { name: 'Dodaj do galerii' }))
  expect(await screen.findByText('Nic się nie zmieniło')).toBeDefined()
})
