import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closeAll, dismissTop, modalLayer, pushModal, removeModal, type ModalEntry } from './modalRules.ts'

function modal(id: string, more: Partial<ModalEntry> = {}): ModalEntry {
  return {
    id,
    title: id,
    size: 'md',
    closable: true,
    backdrop: true,
    persistent: false,
    content: null,
    actions: [],
    onClosed: null,
    createdAt: 0,
    ...more,
  }
}

const ids = (stack: readonly ModalEntry[]): string[] => stack.map(({ id }) => id)

describe('the stack of modals', () => {
  it('lays them from z-index 1000 in steps of 10', () => {
    expect([0, 1, 2].map(modalLayer)).toEqual([1_000, 1_010, 1_020])
  })

  it('puts a new one on top, and one opened again too', () => {
    const two = pushModal([modal('a')], modal('b'))
    expect(ids(two)).toEqual(['a', 'b'])
    expect(ids(pushModal(two, modal('a')))).toEqual(['b', 'a'])
  })

  it('closes the top one on Escape or a press on the backdrop, if it is closable', () => {
    expect(ids(dismissTop([modal('a'), modal('b')]))).toEqual(['a'])
    expect(ids(dismissTop([modal('a'), modal('b', { closable: false })]))).toEqual(['a', 'b'])
    expect(dismissTop([])).toEqual([])
  })

  it('closes any by its id', () => {
    expect(ids(removeModal([modal('a'), modal('b', { closable: false, persistent: true })], 'b'))).toEqual([
      'a',
    ])
  })

  it('leaves the persistent ones, and only them, on close-all', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 12 }), (persistent) => {
        const stack = persistent.map((value, place) => modal(String(place), { persistent: value }))
        expect(closeAll(stack)).toEqual(stack.filter((entry) => entry.persistent))
      }),
    )
  })
})
