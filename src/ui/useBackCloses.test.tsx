import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { Dialog } from './Dialog.tsx'
import { Drawer } from './Drawer.tsx'
import { useBackCloses } from './useBackCloses.ts'

/** The browser's stack of close watchers: Back asks the last one, and goes back without any. */
const open: StubWatcher[] = []

class StubWatcher extends EventTarget {
  constructor() {
    super()
    open.push(this)
  }
  destroy(): void {
    const place = open.indexOf(this)
    if (place !== -1) open.splice(place, 1)
  }
}

const left = vi.fn<() => void>()
const changed = vi.fn<(isOpen: boolean) => void>()
const goBack = () =>
  act(() => {
    const last = open.at(-1)
    if (last === undefined) return left()
    last.destroy()
    last.dispatchEvent(new Event('close'))
  })

beforeEach(() => {
  stubBrowser()
  open.length = 0
  left.mockClear()
  vi.stubGlobal('CloseWatcher', StubWatcher)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Open() {
  useBackCloses(true, left)
  return <p>Otwarte</p>
}

function Stacked() {
  const [isDrawerOpen, setDrawerOpen] = useState(true)
  const [isDialogOpen, setDialogOpen] = useState(true)
  return (
    <>
      <Drawer isOpen={isDrawerOpen} onOpenChange={setDrawerOpen} title="Koszyk">
        W koszyku
      </Drawer>
      <Dialog isOpen={isDialogOpen} onOpenChange={setDialogOpen} title="Pytanie">
        Na pewno?
      </Dialog>
    </>
  )
}

it('closes what was opened last, then what is under it, and leaves the page only then', async () => {
  renderScreen(<Stacked />)
  await screen.findByText('Na pewno?', {}, { timeout: 10_000 })
  // One of them hears of Back: the top one.
  await waitFor(() => expect(open).toHaveLength(1))
  goBack()
  await waitFor(() => expect(screen.queryAllByRole('dialog', { hidden: true })).toHaveLength(1))
  goBack()
  await waitFor(() => expect(screen.queryAllByRole('dialog', { hidden: true })).toHaveLength(0))
  expect(left).not.toHaveBeenCalled()
  goBack()
  expect(left).toHaveBeenCalledTimes(1)
})

it('leaves nothing behind where something else closes it, and asks nothing of what has to be answered', async () => {
  const { rerender } = renderScreen(
    <Dialog isOpen title="Pytanie" onOpenChange={changed}>
      {null}
    </Dialog>,
  )
  await waitFor(() => expect(open).toHaveLength(1))
  rerender(
    <Dialog isOpen={false} title="Pytanie" onOpenChange={changed}>
      {null}
    </Dialog>,
  )
  await waitFor(() => expect(open).toHaveLength(0))
  cleanup()
  renderScreen(
    <Dialog isOpen isClosable={false} title="Pytanie" onOpenChange={changed}>
      {null}
    </Dialog>,
  )
  await screen.findByText('Pytanie', {}, { timeout: 10_000 })
  expect(open).toHaveLength(0)
})

it('closes nothing under what has to be answered', async () => {
  renderScreen(
    <>
      <Drawer isOpen title="Koszyk" onOpenChange={changed}>
        W koszyku
      </Drawer>
      <Dialog isOpen isClosable={false} title="Pytanie" onOpenChange={changed}>
        Na pewno?
      </Dialog>
    </>,
  )
  await screen.findByText('Na pewno?', {}, { timeout: 10_000 })
  changed.mockClear()
  goBack()
  expect(changed).not.toHaveBeenCalled()
})

it('does without where the browser has no such thing', () => {
  vi.stubGlobal('CloseWatcher', undefined)
  render(<Open />)
  expect(screen.getByText('Otwarte')).toBeTruthy()
})
