import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderUi } from '#ui/testing/renderUi.tsx'
import { FreeableList } from './FreeableList.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('says that there is nothing where no worker ever answers', async () => {
  renderUi(<FreeableList onFreed={() => undefined} />)
  expect(screen.queryByText(/nie trzyma tu nic/u)).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByText(/nie trzyma tu nic/u)).toBeDefined()
})
