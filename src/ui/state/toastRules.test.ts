import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addToast,
  MAX_VISIBLE_TOASTS,
  newlyVisible,
  removeToast,
  TOAST_TYPES,
  durationOf,
  toastDuration,
  visibleToasts,
  type Toast,
} from './toastRules.ts'

function toast(id: string): Toast {
  return {
    id,
    type: 'info',
    title: id,
    message: null,
    duration: 5_000,
    dismissible: true,
    action: null,
    createdAt: 0,
  }
}

describe('durations', () => {
  it.each([
    ['success', 4_000],
    ['error', 8_000],
    ['warning', 6_000],
    ['info', 5_000],
    ['loading', 0],
  ] as const)('of %s is %i ms', (type, duration) => {
    expect(toastDuration(type)).toBe(duration)
  })

  it('keep their proportions when the person wants them longer', () => {
    expect(toastDuration('success', 10_000)).toBe(8_000)
    expect(toastDuration('error', 10_000)).toBe(16_000)
  })

  it('are endless when the person wants them to stay', () => {
    expect(TOAST_TYPES.map((type) => toastDuration(type, 0))).toEqual([0, 0, 0, 0, 0])
    expect(durationOf({ type: 'info', duration: 8_000 }, 0)).toBe(0)
    expect(durationOf({ type: 'info', duration: 8_000 }, 10_000)).toBe(8_000)
  })
})

describe('the queue', () => {
  it('shows five, and the sixth when one goes', () => {
    const six = ['1', '2', '3', '4', '5', '6'].map(toast).reduce<readonly Toast[]>(addToast, [])
    expect(visibleToasts(six).map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5'])
    const after = removeToast(six, '3')
    expect(visibleToasts(after).map(({ id }) => id)).toEqual(['1', '2', '4', '5', '6'])
    expect(newlyVisible(six, after).map(({ id }) => id)).toEqual(['6'])
  })

  it('replaces a toast of the same id where it stands', () => {
    const two = [toast('a'), toast('b')]
    const changed = { ...toast('a'), title: 'done' }
    expect(addToast(two, changed)).toEqual([changed, two[1]])
    expect(newlyVisible(two, addToast(two, changed))).toEqual([changed])
  })

  it('lets go of one that waits, and of none that it does not know', () => {
    const list = [toast('a')]
    expect(removeToast(list, 'x')).toBe(list)
  })

  it('never shows more than five, loses none and keeps the order, whatever happens', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('add' as const), id: fc.nat(20) }),
      fc.record({ kind: fc.constant('remove' as const), id: fc.nat(20) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let list: readonly Toast[] = []
        let model: string[] = []
        const seen = new Set<string>()
        for (const { kind, id } of steps) {
          const before = list
          if (kind === 'add') {
            list = addToast(list, toast(String(id)))
            if (!model.includes(String(id))) model.push(String(id))
          } else {
            list = removeToast(list, String(id))
            model = model.filter((known) => known !== String(id))
          }
          for (const shown of newlyVisible(before, list)) seen.add(shown.id)
          expect(list.map((known) => known.id)).toEqual(model)
          expect(visibleToasts(list).length).toBe(Math.min(MAX_VISIBLE_TOASTS, model.length))
          // Every visible toast was announced.
          for (const shown of visibleToasts(list)) expect(seen.has(shown.id)).toBe(true)
        }
      }),
    )
  })
})
