import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EMPTY_TEMPLATE } from '#domain/template/newTemplate.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { BuilderProvider } from '../document/BuilderContext.tsx'
import { createDocument } from '../document/builderDocument.ts'
import { useMoving } from './useMoving.ts'

const FRAMED: Template = {
  ...EMPTY_TEMPLATE,
  notes: [
    { id: 'frame', kind: 'group', text: '', position: { x: 0, y: 0 }, size: { width: 480, height: 320 } },
    { id: 'inside', kind: 'comment', text: '', position: { x: 80, y: 80 }, size: { width: 160, height: 80 } },
    { id: 'chosen', kind: 'comment', text: '', position: { x: 800, y: 0 }, size: { width: 160, height: 80 } },
  ],
}

function moving() {
  const document = createDocument(FRAMED)
  document.select(['frame', 'chosen'])
  const { result } = renderHook(useMoving, {
    wrapper: ({ children }) => <BuilderProvider document={document}>{children}</BuilderProvider>,
  })
  const take = (...changes: Parameters<typeof result.current.take>[0]) =>
    act(() => result.current.take(changes))
  return { document, result, take }
}

const noteOf = ({ document }: ReturnType<typeof moving>, id: string) =>
  document.getSnapshot().history.present.notes.find((note) => note.id === id)

it('draws a frame larger in one step, and what lies in it or is chosen stays where it is', () => {
  const canvas = moving()
  const { document, result, take } = canvas
  take(
    { type: 'position', id: 'frame', position: { x: -80, y: 0 } },
    { type: 'dimensions', id: 'frame', resizing: true, dimensions: { width: 560, height: 320 } },
  )
  expect(result.current.dragged).toEqual(new Map([['frame', { x: -80, y: 0 }]]))
  expect(result.current.resized).toEqual({ id: 'frame', size: { width: 560, height: 320 } })

  take({ type: 'dimensions', id: 'frame', resizing: false, dimensions: { width: 560, height: 320 } })
  expect(noteOf(canvas, 'frame')).toMatchObject({
    position: { x: -80, y: 0 },
    size: { width: 560, height: 320 },
  })
  expect(noteOf(canvas, 'inside')).toBe(FRAMED.notes[1])
  expect(document.getSnapshot().history.past).toHaveLength(1)
  expect(result.current).toMatchObject({ dragged: null, resized: null })
})

it('leaves no step where a corner was only pressed', () => {
  const { document, take } = moving()
  take({ type: 'dimensions', id: 'frame', resizing: false, dimensions: { width: 480, height: 320 } })
  expect(document.getSnapshot().history.past).toHaveLength(0)
})

it('takes along what lies in a frame that is dragged', () => {
  const canvas = moving()
  canvas.take({ type: 'position', id: 'frame', position: { x: 80, y: 0 }, dragging: true })
  canvas.take({ type: 'position', id: 'frame', position: { x: 80, y: 0 }, dragging: false })
  expect(noteOf(canvas, 'inside')).toMatchObject({ position: { x: 160, y: 80 } })
  expect(canvas.document.getSnapshot().history.past).toHaveLength(1)
})
