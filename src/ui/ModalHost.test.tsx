import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
// Loaded before, so that a slow machine doesn't count its loading as the dialog's.
import './DialogSurface.tsx'
import './DrawerSurface.tsx'
import { Dialog } from './Dialog.tsx'
import { Drawer } from './Drawer.tsx'
import ModalHost from './ModalHost.tsx'
import { closeAllModals, closeModal, openModal } from './state/modals.ts'
import { Sheet, useSharedSheet } from './Sheet.tsx'
import { standInDialogs } from './testing/standInDialogs.ts'
import { renderUi } from './testing/renderUi.tsx'

afterEach(() => {
  act(() => {
    for (const id of ['a', 'b', 'c']) closeModal(id)
  })
  cleanup()
})

const open = async (modal: Parameters<typeof openModal>[0]): Promise<HTMLElement> => {
  act(() => void openModal(modal))
  return screen.findByRole('dialog', { name: modal.title })
}

const scrim = (): Element => document.querySelector('[style*="z-index"]') ?? document.body

describe('modals', () => {
  it('close on Escape from the top, each at its own layer', async () => {
    renderUi(<ModalHost />)
    await open({ id: 'a', title: 'Pierwszy', content: 'jeden' })
    await open({ id: 'b', title: 'Drugi', content: 'dwa' })
    const layers = [...document.querySelectorAll<HTMLElement>('[style*="z-index"]')].map(
      (layer) => layer.style.zIndex,
    )
    expect(layers).toEqual(['1000', '1010'])
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText('dwa')).toBeNull()
    // The focus comes back to the one below a frame later; Escape is its to hear then.
    const below = screen.getByRole('dialog', { name: 'Pierwszy' })
    await waitFor(() => expect(below.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText('jeden')).toBeNull()
  })

  it('stay on Escape and have no cross when they are not closable', async () => {
    renderUi(<ModalHost />)
    await open({ id: 'a', title: 'Czekaj', content: 'trwa', closable: false })
    await userEvent.keyboard('{Escape}')
    expect(screen.getByText('trwa')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Zamknij modal' })).toBeNull()
  })

  it('close by their cross, named „Zamknij modal”', async () => {
    const onClosed = vi.fn<() => void>()
    renderUi(<ModalHost />)
    await open({ id: 'a', title: 'Pomoc', content: 'treść', onClosed })
    await userEvent.click(screen.getByRole('button', { name: 'Zamknij modal' }))
    expect(screen.queryByText('treść')).toBeNull()
    expect(onClosed).toHaveBeenCalledOnce()
  })

  it('close on a press on the backdrop, when they have one and are closable', async () => {
    renderUi(<ModalHost />)
    await open({ id: 'a', title: 'Zwykły', content: 'treść' })
    await userEvent.click(scrim())
    expect(screen.queryByText('treść')).toBeNull()
    await open({ id: 'b', title: 'Bez tła', content: 'treść', backdrop: false })
    await userEvent.click(scrim())
    expect(screen.getByText('treść')).toBeTruthy()
  })

  it('leave the persistent ones on close-all', async () => {
    renderUi(<ModalHost />)
    await open({ id: 'a', title: 'Trwały', content: 'zostaje', persistent: true })
    await open({ id: 'b', title: 'Zwykły', content: 'znika' })
    act(() => closeAllModals())
    expect(screen.getByText('zostaje')).toBeTruthy()
    expect(screen.queryByText('znika')).toBeNull()
  })

  it('do their actions; one may leave them open', async () => {
    const keep = vi.fn<() => void>()
    const remove = vi.fn<() => void>()
    renderUi(<ModalHost />)
    const dialog = await open({
      id: 'a',
      title: 'Usunąć?',
      content: 'Na pewno?',
      actions: [
        { label: 'Sprawdź', variant: 'secondary', closeOnClick: false, onAction: keep },
        { label: 'Usuń', variant: 'danger', onAction: remove },
      ],
    })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sprawdź' }))
    expect(keep).toHaveBeenCalledOnce()
    expect(screen.getByText('Na pewno?')).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Usuń' }))
    expect(remove).toHaveBeenCalledOnce()
    expect(screen.queryByText('Na pewno?')).toBeNull()
  })

  it('give the focus back to where it was', async () => {
    renderUi(
      <>
        <button type="button">Otwórz</button>
        <ModalHost />
      </>,
    )
    const opener = screen.getByRole('button', { name: 'Otwórz' })
    opener.focus()
    await open({ id: 'a', title: 'Pomoc', content: 'treść' })
    expect(document.activeElement).not.toBe(opener)
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(document.activeElement).toBe(opener))
  })
})

const layers = (): readonly (readonly [string | null, string])[] =>
  [...document.querySelectorAll<HTMLElement>('[style*="z-index"]')].map((layer) => [
    layer.querySelector('h2')?.textContent ?? null,
    layer.style.zIndex,
  ])

/** A screen with a drawer and two dialogs, one of them to stay. */
function Screen() {
  const [titles, setTitles] = useState<readonly string[]>([])
  const shown = (title: string) => ({
    title,
    isOpen: titles.includes(title),
    onOpenChange: (isOpen: boolean) =>
      setTitles((before) => [...before.filter((other) => other !== title), ...(isOpen ? [title] : [])]),
  })
  return (
    <>
      <Drawer {...shown('Koszyk')}>w koszyku</Drawer>
      <Dialog {...shown('Ustawienia')} isPersistent>
        urządzenia
      </Dialog>
      <Dialog {...shown('Zdjęcie')}>z galerii</Dialog>
      {['Koszyk', 'Ustawienia', 'Zdjęcie'].map((title) => (
        <button key={title} type="button" onClick={() => setTitles([...titles, title])}>
          {`Otwórz: ${title}`}
        </button>
      ))}
    </>
  )
}

function Menu() {
  const [isOpen, setOpen] = useState(true)
  const frame = useSharedSheet('menu', isOpen, setOpen)
  return (
    <Sheet frame={frame} title="Menu">
      {isOpen ? 'otwarte' : 'zamknięte'}
    </Sheet>
  )
}

async function openOnScreen(title: string): Promise<void> {
  act(() => screen.getByText(`Otwórz: ${title}`).click())
  await screen.findByRole('dialog', { name: title })
}

/** All modals of the screen, and one opened from outside over them. */
async function openAll(): Promise<void> {
  renderUi(
    <>
      <Screen />
      <ModalHost />
    </>,
  )
  for (const title of ['Koszyk', 'Ustawienia', 'Zdjęcie']) await openOnScreen(title)
  await open({ id: 'a', title: 'Pomoc', content: 'treść' })
}

describe('the stack', () => {
  it('holds what a screen opens beside what is opened from outside, each at its layer', async () => {
    await openAll()
    expect(layers()).toEqual([
      ['Koszyk', '1000'],
      ['Ustawienia', '1010'],
      ['Zdjęcie', '1020'],
      ['Pomoc', '1030'],
    ])
  })

  it('closes on close-all, but for what stays; what is opened next lies over that', async () => {
    await openAll()
    act(() => closeAllModals())
    await waitFor(() => expect(layers()).toEqual([['Ustawienia', '1000']]))
    await openOnScreen('Koszyk')
    await waitFor(() =>
      expect(layers()).toEqual([
        ['Ustawienia', '1000'],
        ['Koszyk', '1010'],
      ]),
    )
  })

  it.each([
    ['stands', [], 'finished'],
    ['is still coming in', [80], 80],
  ])('has the sheet go that a dialog is opened over: one that %s', async (_, sheetTimes, entry) => {
    standInDialogs()
    class StandInEffect {
      readonly target: Element | null
      readonly endTime: number
      constructor(target: string, endTime: number) {
        this.target = document.querySelector(target)
        this.endTime = endTime
      }
      getComputedTiming() {
        return { endTime: this.endTime }
      }
    }
    vi.stubGlobal('KeyframeEffect', StandInEffect)
    class StandInAnimation {
      readonly effect: StandInEffect
      currentTime: number | string
      constructor(target: string, endTime: number, currentTime = 0) {
        this.effect = new StandInEffect(target, endTime)
        this.currentTime = currentTime
      }
      finish() {
        // As a browser has it.
        if (this.effect.endTime === Infinity) throw new DOMException('', 'InvalidStateError')
        this.currentTime = 'finished'
      }
    }
    const ofDialog: StandInAnimation[] = []
    Object.assign(document, {
      getAnimations() {
        if (document.querySelector('dialog[open]') !== null)
          return sheetTimes.map((time) => new StandInAnimation('#menu', 240, time))
        const each = [240, Infinity].map((end) => new StandInAnimation('[role="dialog"]', end))
        ofDialog.push(...each)
        return each
      },
    })
    renderUi(
      <>
        <Menu />
        <ModalHost />
      </>,
    )
    const menu = document.querySelector<HTMLDialogElement>('#menu')
    expect(menu?.open).toBe(true)
    await open({ id: 'a', title: 'Pomoc', content: 'treść' })
    expect(menu?.open).toBe(false)
    expect(ofDialog.map(({ currentTime }) => currentTime)).toEqual([entry, 0])
    vi.unstubAllGlobals()
  })
})
