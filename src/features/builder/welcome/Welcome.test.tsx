import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EMPTY_TEMPLATE } from '#domain/template/newTemplate.ts'
import { database } from '#offline/openDatabase.ts'
import { noRoom } from '#support/page/noRoom.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import ToastHost from '#ui/ToastHost.tsx'
import { fileOf } from '../files/templateFiles.ts'
import { Welcome } from './Welcome.tsx'

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function open() {
  await database()
  noRoom()
  const onOpen = vi.fn<(id: string) => void>()
  const { container } = renderScreen(
    <>
      <Welcome onOpen={onOpen} />
      <ToastHost />
    </>,
  )
  return { onOpen, container }
}

describe('on a device without room', () => {
  it('a new template is not begun, and that is said', async () => {
    const { onOpen } = await open()
    fireEvent.click(screen.getByRole('button', { name: /^Nowy szablon/ }))
    expect(await screen.findByText('Nie udało się utworzyć szablonu')).toBeDefined()
    expect(onOpen).not.toHaveBeenCalled()
  })

  it('a file is not taken in, and that is said', async () => {
    const { onOpen, container } = await open()
    const input = container.querySelector('input[type=file]')
    if (input === null) throw new Error('no file can be chosen')
    fireEvent.change(input, { target: { files: [fileOf(EMPTY_TEMPLATE)] } })
    expect(await screen.findByText(/^To urządzenie nie może teraz niczego zapisać/)).toBeDefined()
    expect(onOpen).not.toHaveBeenCalled()
  })
})
