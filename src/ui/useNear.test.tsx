import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useNear } from './useNear.ts'

/** Elements are watched in the window itself, and with a margin below it. */
type Range = 'window' | 'below it'
type Tell = (entries: readonly { readonly isIntersecting: boolean }[]) => void

function watched() {
  const watching = new Map<Range, Tell>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly range: Range
      readonly tell: Tell
      constructor(tell: Tell, { rootMargin }: IntersectionObserverInit) {
        this.range = rootMargin === undefined ? 'window' : 'below it'
        this.tell = tell
      }
      observe() {
        watching.set(this.range, this.tell)
      }
      disconnect() {
        watching.delete(this.range)
      }
    },
  )
  return {
    ranges: () => [...watching.keys()],
    tell: (range: Range, ...seen: readonly boolean[]) =>
      act(() => watching.get(range)?.(seen.map((isIntersecting) => ({ isIntersecting })))),
  }
}

function Part() {
  const place = useRef<HTMLParagraphElement>(null)
  return <p ref={place}>{useNear(place) ? 'near' : 'far'}</p>
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('is near once it has come into the window, and stays so', () => {
  const { tell, ranges } = watched()
  render(<Part />)
  tell('window', false)
  expect(screen.getByText('far')).toBeDefined()
  tell('window', true)
  expect(screen.getByText('near')).toBeDefined()
  expect(ranges()).toEqual([])
})

it.each(['wheel', 'scroll', 'touchMove', 'pointerDown', 'keyDown'] as const)(
  'is near a little below the window after the first %s, and not before',
  (move) => {
    const { tell, ranges } = watched()
    render(<Part />)
    expect(ranges()).toEqual(['window'])
    fireEvent[move](document)
    fireEvent[move](document)
    expect(ranges()).toEqual(['window', 'below it'])
    tell('below it', true)
    expect(screen.getByText('near')).toBeDefined()
    expect(ranges()).toEqual([])
  },
)

it('is near a little below the window of a page that is scrolled already', () => {
  vi.stubGlobal('scrollY', 200)
  const { ranges } = watched()
  render(<Part />)
  expect(ranges()).toEqual(['window', 'below it'])
})

it('waits for nothing once it is gone', () => {
  const { ranges } = watched()
  render(<Part />)
  cleanup()
  fireEvent.scroll(document)
  expect(ranges()).toEqual([])
})

it('is near where a busy page tells of several frames at once', () => {
  const { tell } = watched()
  render(<Part />)
  tell('window', false, true)
  expect(screen.getByText('near')).toBeDefined()
})

it('is near at once where the browser can’t tell', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  render(<Part />)
  expect(screen.getByText('near')).toBeDefined()
})
