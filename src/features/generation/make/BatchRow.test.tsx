import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { exampleRow } from '#support/generating/exampleRow.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import BatchRow from './BatchRow.tsx'

afterEach(cleanup)

const FIRST = exampleRow({ refCode: 'a', batch: 'a' })
const MAKING = exampleRow({ refCode: 'b', batch: 'a', status: 'processing', result: null, endedAt: null })
const LAST = exampleRow({ refCode: 'c', batch: 'a' })

it('versions are chosen from side by side, and dropped but for one only when all have come', async () => {
  const choose = vi.fn<(refCode: string) => void>()
  renderScreen(<BatchRow rows={[FIRST, MAKING, LAST]} chosen={FIRST} onChoose={choose} />)
  const pressed = screen.getByRole('button', { name: 'Wersja 1 z 3: Gotowe' }).getAttribute('aria-pressed')
  expect(pressed).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Wersja 2 z 3: Powstaje' }))
  expect(choose).toHaveBeenCalledWith('b')
  expect(screen.queryByRole('button', { name: 'Zostaw tylko tę wersję' })).toBeNull()
  cleanup()
  renderScreen(<BatchRow rows={[FIRST, LAST]} chosen={LAST} onChoose={choose} />)
  expect(screen.getByRole('button', { name: 'Zostaw tylko tę wersję' })).toBeDefined()
})
