import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderUi } from '#ui/testing/renderUi.tsx'
import { dropSide, type DropPlace, useRowDrag } from './useRowDrag.ts'

const ROW_PX = 100
const ROWS = ['a', 'b', 'c']

beforeEach(() => {
  // jsdom lays nothing out: each row is below the one before it.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: HTMLElement,
  ) {
    const at = Math.max(0, ROWS.indexOf(this.dataset['row'] ?? ''))
    return new DOMRect(0, at * ROW_PX, 200, ROW_PX)
  })
  HTMLElement.prototype.setPointerCapture = () => undefined
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const onDrop = vi.fn<(row: string, place: DropPlace) => void>()

function List() {
  const drag = useRowDrag(onDrop)
  return (
    <div data-drag-root="">
      <ol data-rows="lista">
        {ROWS.map((row) => (
          <li key={row} data-row={row} data-drop={dropSide(drag, { list: 'lista', rows: ROWS, row })}>
            <button type="button" {...drag.handleOf(row)}>
              {row}
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}

const handle = (row: string) => screen.getByRole('button', { name: row })
const marks = () => screen.getAllByRole('listitem').map(({ dataset }) => dataset['drop'] ?? '')

it('puts a row where it is let go, and shows before where that is', async () => {
  const { pointer } = userEvent.setup()
  renderUi(<List />)
  await pointer({ keys: '[MouseLeft>]', target: handle('a') })
  await pointer({ target: handle('a'), coords: { clientY: 190 } })
  expect(marks()).toEqual(['', '', 'before'])
  await pointer({ target: handle('a'), coords: { clientY: 400 } })
  expect(marks()).toEqual(['', '', 'after'])
  await pointer({ keys: '[/MouseLeft]', target: handle('a') })
  expect(onDrop.mock.calls).toEqual([['a', { list: 'lista', at: 2 }]])
  expect(marks()).toEqual(['', '', ''])
})

it('puts nothing anywhere that was taken by another button', async () => {
  onDrop.mockClear()
  const { pointer } = userEvent.setup()
  renderUi(<List />)
  await pointer({ keys: '[MouseRight>]', target: handle('c') })
  await pointer({ target: handle('c'), coords: { clientY: 0 } })
  expect(marks()).toEqual(['', '', ''])
  await pointer({ keys: '[/MouseRight]', target: handle('c') })
  expect(onDrop).not.toHaveBeenCalled()
})
