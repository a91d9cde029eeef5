import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import {
  closePalette,
  endCatching,
  listenForPaletteKey,
  openPalette,
  usePaletteOpen,
  usePaletteText,
} from './paletteState.ts'

const press = (key: string, more: KeyboardEventInit = {}): boolean =>
  window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...more }))

const typedSoFar = (): string => renderHook(() => usePaletteText()[0]).result.current

const isOpen = (): boolean => renderHook(() => usePaletteOpen()).result.current

afterEach(() => {
  cleanup()
  act(() => closePalette())
})

it('keeps what is typed before its field has come, and then leaves the keys to the field', () => {
  openPalette()
  for (const key of ['k', 'u', 'x', 'Backspace', 'b']) expect(press(key)).toBe(false)
  expect(press('a', { ctrlKey: true })).toBe(true)
  expect(typedSoFar()).toBe('kub')
  endCatching()
  expect(press('e')).toBe(true)
  expect(typedSoFar()).toBe('kub')
})

it('forgets it when it is closed before', () => {
  openPalette()
  press('k')
  press('Escape')
  openPalette()
  expect(typedSoFar()).toBe('')
})

it.each(['k', 'л', 'κ', 'ל'])('opens and closes by Ctrl and %s', (key) => {
  const stop = listenForPaletteKey()
  act(() => void press(key, { code: 'KeyK', ctrlKey: true }))
  expect(isOpen()).toBe(true)
  act(() => void press(key, { code: 'KeyK', ctrlKey: true }))
  expect(isOpen()).toBe(false)
  stop()
})
