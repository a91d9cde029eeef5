import { act, cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useNear } from './useNear.ts'

type Tell = (entries: readonly { readonly isIntersecting: boolean }[]) => void

function watched(): { readonly tell: Tell; readonly disconnect: () => void } {
  let tell: Tell | null = null
  const disconnect = vi.fn<() => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe = () => undefined
      readonly disconnect = disconnect
      constructor(onEntries: Tell) {
        tell = onEntries
      }
    },
  )
  return { tell: (entries) => act(() => tell?.(entries)), disconnect }
}

function Part() {
  const place = useRef<HTMLParagraphElement>(null)
  return <p ref={place}>{useNear(place) ? 'near' : 'far'}</p>
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('is near once it has come near, and stays so', () => {
  const { tell, disconnect } = watched()
  render(<Part />)
  tell([{ isIntersecting: false }])
  expect(screen.getByText('far')).toBeDefined()
  tell([{ isIntersecting: true }])
  expect(screen.getByText('near')).toBeDefined()
  expect(disconnect).toHaveBeenCalled()
})

it('is near where a busy page tells of several frames at once', () => {
  const { tell } = watched()
  render(<Part />)
  tell([{ isIntersecting: false }, { isIntersecting: true }])
  expect(screen.getByText('near')).toBeDefined()
})

it('is near at once where the browser can’t tell', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  render(<Part />)
  expect(screen.getByText('near')).toBeDefined()
})
