import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setPreference } from './state/preferences.ts'
import { store } from './state/store.ts'
import { dismissAllToasts, dismissToast, showToast } from './state/toasts.ts'
import { DEFAULT_UI_STATE, TOAST_POSITIONS, uiStateAtom } from './state/uiState.ts'
import { renderUi } from './testing/renderUi.tsx'
import ToastHost from './ToastHost.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  store.set(uiStateAtom, DEFAULT_UI_STATE)
})

afterEach(() => {
  act(() => dismissAllToasts())
  cleanup()
  vi.useRealTimers()
})

const pass = (duration: number): void => act(() => void vi.advanceTimersByTime(duration))
const region = (): HTMLElement => screen.getByRole('region', { name: /Powiadomienia/ })

/** The visible one; the words for screen readers are elsewhere. */
const shown = (text: string): HTMLElement | null => within(region()).queryByText(text)

describe('toasts', () => {
  it('go by themselves after the time of their type', () => {
    renderUi(<ToastHost />)
    act(() => void showToast({ type: 'success', title: 'Zapisano' }))
    pass(3_900)
    expect(shown('Zapisano')).not.toBeNull()
    pass(200)
    expect(shown('Zapisano')).toBeNull()
  })

  it('stay when their duration is 0, and go when closed', () => {
    renderUi(<ToastHost />)
    act(() => void showToast({ type: 'error', title: 'Zostaje', duration: 0 }))
    pass(600_000)
    fireEvent.click(screen.getByRole('button', { name: 'Zamknij powiadomienie' }))
    expect(shown('Zostaje')).toBeNull()
  })

  it('have no cross when they are not dismissible', () => {
    renderUi(<ToastHost />)
    act(() => void showToast({ type: 'loading', title: 'Wysyłam', dismissible: false }))
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('show five; the sixth starts its time when it comes into sight', () => {
    renderUi(<ToastHost />)
    const ids: string[] = []
    act(() => {
      for (const number of [1, 2, 3, 4, 5, 6])
        ids.push(showToast({ type: 'info', title: `Nr ${number}`, duration: 10_000 }))
    })
    expect(screen.getAllByRole('listitem')).toHaveLength(5)
    pass(8_000)
    act(() => dismissToast(ids[0] ?? ''))
    expect(shown('Nr 6')).not.toBeNull()
    pass(9_000)
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(shown('Nr 6')).not.toBeNull()
  })

  it('wait while the pointer or the focus is among them, and while the page is hidden', () => {
    renderUi(<ToastHost />)
    act(() => void showToast({ type: 'info', title: 'Poczekaj', duration: 5_000 }))
    pass(3_000)
    fireEvent.pointerEnter(region())
    pass(60_000)
    fireEvent.pointerLeave(region())
    pass(1_900)
    expect(shown('Poczekaj')).not.toBeNull()

    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    pass(60_000)
    hidden.mockReturnValue('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(shown('Poczekaj')).not.toBeNull()

    act(() => screen.getByRole('button').focus())
    pass(60_000)
    act(() => screen.getByRole('button').blur())
    pass(200)
    expect(shown('Poczekaj')).toBeNull()
    hidden.mockRestore()
  })

  it('do their action and go', () => {
    const onAction = vi.fn<() => void>()
    renderUi(<ToastHost />)
    act(() => void showToast({ type: 'info', title: 'Usunięto', action: { label: 'Cofnij', onAction } }))
    fireEvent.click(screen.getByRole('button', { name: 'Cofnij' }))
    expect(onAction).toHaveBeenCalledOnce()
    expect(shown('Usunięto')).toBeNull()
  })

  it.each(['Cofnij', 'Zamknij powiadomienie'])('give the focus back to where it was: %s', (name) => {
    renderUi(
      <>
        <button type="button">Rzecz</button>
        <ToastHost />
      </>,
    )
    const thing = screen.getByRole('button', { name: 'Rzecz' })
    const seen: (Element | null)[] = []
    const onAction = () => void seen.push(document.activeElement)
    act(() => void showToast({ type: 'info', title: 'Usunięto', action: { label: 'Cofnij', onAction } }))
    act(() => thing.focus())
    act(() => void fireEvent.keyDown(document, { key: 'F8' }))
    expect(document.activeElement).toBe(region())
    fireEvent.click(screen.getByRole('button', { name }))
    expect(document.activeElement).toBe(thing)
    // The action's target remembers it.
    expect(seen).toEqual(name === 'Cofnij' ? [thing] : [])
  })

  it('leave the focus where it has gone since', () => {
    renderUi(
      <>
        <button type="button">Rzecz</button>
        <input aria-label="Pole" />
        <ToastHost />
      </>,
    )
    act(() => void showToast({ type: 'info', title: 'Usunięto', duration: 0 }))
    act(() => screen.getByRole('button', { name: 'Rzecz' }).focus())
    act(() => void fireEvent.keyDown(document, { key: 'F8' }))
    act(() => screen.getByRole('textbox').focus())
    act(() => screen.getByRole('textbox').blur())
    act(() => void fireEvent.keyDown(document, { key: 'F8' }))
    fireEvent.click(screen.getByRole('button', { name: 'Zamknij powiadomienie' }))
    expect(document.activeElement).toBe(document.body)
  })

  it('stand where the person wants them', () => {
    renderUi(<ToastHost />)
    expect(region().dataset['position']).toBe('top-right')
    act(() => setPreference('toastPosition', 'bottom-left'))
    expect(region().dataset['position']).toBe('bottom-left')
  })

  it.each(TOAST_POSITIONS)('step aside for what comes to be pressed beneath them: %s', async (wanted) => {
    // The button is where the toasts are.
    const rects = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function where(
      this: HTMLElement,
    ) {
      const position = this.closest<HTMLElement>('[data-position]')?.dataset['position']
      if (position === undefined && this.localName !== 'button') return new DOMRect()
      return new DOMRect(0, wanted.startsWith('bottom') ? 600 : 60, 300, 80)
    })
    const page = document.body.appendChild(document.createElement('main'))
    act(() => setPreference('toastPosition', wanted))
    renderUi(<ToastHost />)
    act(() => void showToast({ type: 'info', title: 'Tutaj', duration: 0 }))
    expect([region().dataset['position'], region().style.translate]).toEqual([wanted, ''])
    page.append(document.createElement('button'))
    // Observers are called when the script that changed something has ended.
    await act(() => Promise.resolve())
    pass(300)
    // Just beside it towards the middle, where they are still looked for.
    const aside = wanted.startsWith('bottom') ? '0px -80px' : '0px 80px'
    expect([region().dataset['position'], region().style.translate]).toEqual([wanted, aside])
    page.remove()
    rects.mockRestore()
  })

  it('stay beside the words of a heading whose block lies beneath them, and over pictures', () => {
    // The block of the heading reaches beneath the toasts; its words end before them.
    const rects = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function where(
      this: HTMLElement,
    ) {
      if (this.closest('[data-position]') !== null) return new DOMRect(1000, 60, 380, 80)
      return this.localName === 'img' ? new DOMRect(1100, 60, 200, 80) : new DOMRect(0, 60, 1400, 80)
    })
    const words = vi
      .spyOn(Range.prototype, 'getClientRects')
      .mockImplementation(() => Object.assign([new DOMRect(0, 60, 400, 40)], { item: () => null }))
    const page = document.body.appendChild(document.createElement('main'))
    page.append(document.createElement('h1'), document.createElement('img'))
    page.firstElementChild?.append('Sklep')
    renderUi(<ToastHost />)
    act(() => void showToast({ type: 'info', title: 'Tutaj', duration: 0 }))
    expect(words).toHaveBeenCalled()
    expect([region().dataset['position'], region().style.translate]).toEqual(['top-right', ''])
    page.remove()
    rects.mockRestore()
    words.mockRestore()
  })

  it('are said before their host has come, errors at once', () => {
    showToast({ type: 'success', title: 'Dodano do koszyka' })
    showToast({ type: 'error', title: 'Nie udało się', message: 'Spróbuj ponownie.' })
    pass(100)
    expect(document.querySelector('[aria-live="polite"]')?.textContent).toContain('Dodano do koszyka')
    expect(document.querySelector('[aria-live="assertive"]')?.textContent).toBe(
      'Nie udało się. Spróbuj ponownie.',
    )
  })
})
