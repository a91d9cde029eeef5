import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import ToastHost from '../ToastHost.tsx'
import { withLoadingToast } from './loadingToast.ts'

beforeEach(() => {
  vi.useFakeTimers()
  renderUi(<ToastHost />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (duration: number) => act(() => vi.advanceTimersByTimeAsync(duration))
const shown = (): readonly (string | null)[] =>
  screen.queryAllByRole('listitem').map((toast) => toast.textContent)

/** Work that takes this long, ms, and ends as told. */
const workFor = (duration: number, end: () => string) => () =>
  new Promise<string>((resolve) => void setTimeout(resolve, duration)).then(end)

it('is there while the work goes on, however long, and gone at its end', async () => {
  const done = withLoadingToast(
    'Klonujemy szablon…',
    workFor(60_000, () => 'kopia'),
  )
  await pass(59_000)
  expect(shown()).toEqual(['Klonujemy szablon…'])
  await pass(1_000)
  expect(shown()).toEqual([])
  await expect(done).resolves.toBe('kopia')
})

it('is not worth a word where the work is quick', async () => {
  const done = withLoadingToast(
    'Klonujemy szablon…',
    workFor(300, () => 'kopia'),
  )
  await pass(5_000)
  await done
  expect(shown()).toEqual([])
})

it('goes when the work fails, and stays closed once the person has closed it', async () => {
  const failing = withLoadingToast(
    'Klonujemy szablon…',
    workFor(2_000, () => {
      throw new Error('refused')
    }),
  )
  const outcome = failing.catch(String)
  await pass(1_000)
  fireEvent.click(screen.getByRole('button', { name: 'Zamknij powiadomienie' }))
  expect(shown()).toEqual([])
  await pass(1_000)
  expect(await outcome).toContain('refused')
  expect(shown()).toEqual([])
})
