import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closedByAll, modalLayer, type ModalLayer, pushModal, removeModal } from './modalRules.ts'

function modal(id: string, persistent = false): ModalLayer {
  return { id, persistent, close: () => undefined }
}

const ids = (stack: readonly ModalLayer[]): string[] => stack.map(({ id }) => id)

describe('the stack of modals', () => {
  it('lays them from z-index 1000 in steps of 10', () => {
    expect([0, 1, 2].map(modalLayer)).toEqual([1_000, 1_010, 1_020])
  })

  it('puts a new one on top, and one opened again too', () => {
    const two = pushModal([modal('a')], modal('b'))
    expect(ids(two)).toEqual(['a', 'b'])
    expect(ids(pushModal(two, modal('a')))).toEqual(['b', 'a'])
  })

  it('closes any by its id', () => {
    expect(ids(removeModal([modal('a'), modal('b', true)], 'b'))).toEqual(['a'])
  })

  it('is closed from the top, but for the persistent ones, on close-all', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 12 }), (persistent) => {
        const stack = persistent.map((value, place) => modal(String(place), value))
        const left = closedByAll(stack).reduce<readonly ModalLayer[]>((open, { id }) => {
          expect(open.findLast((entry) => !entry.persistent)?.id).toBe(id)
          return removeModal(open, id)
        }, stack)
        expect(left).toEqual(stack.filter((entry) => entry.persistent))
      }),
    )
  })
})
