import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSteadyWriter, type Keeping } from '#offline/steadyWriter.ts'
import { forgetLeftWork } from './forgetLeftWork.ts'
import { leftTexts } from './leftWork.ts'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

/** Words on a screen whose device answers once it is told to. */
function words(present: string) {
  let keeping: Keeping = 'kept'
  let kept = ''
  const waiting: (() => void)[] = []
  const writer = createSteadyWriter({
    keeping: () => keeping,
    tell: (next: Keeping) => {
      keeping = next
    },
    isKept: () => present === kept,
    isEnded: () => false,
    async store() {
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
      })
      kept = present
      return null
    },
    left: {
      putDown: () => leftTexts.putDown({ id: 'text', owner: null, follows: 0, content: present }),
      forget: () => leftTexts.forget('text'),
    },
  })
  writer.changed()
  return { writer, answer: () => waiting.shift()?.() }
}

describe('work whose page is left before it is stored', () => {
  it('is put down within the call that leaves, and forgotten once it is stored', async () => {
    const { writer, answer } = words('ostatnie słowa')
    window.dispatchEvent(new Event('beforeunload'))
    expect(leftTexts.all()).toMatchObject([{ id: 'text', content: 'ostatnie słowa' }])
    await Promise.resolve()
    answer()
    await writer.flush()
    expect(leftTexts.all()).toEqual([])
    writer.close()
  })

  it('is passed over where storage holds something else or refuses, and forgotten with its person', () => {
    localStorage.setItem('left-texts', '{"not":"a list"}')
    expect(leftTexts.all()).toEqual([])
    leftTexts.putDown({ id: 'text', owner: null, follows: 0, content: 'a' })
    forgetLeftWork()
    expect(localStorage.length).toBe(0)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    leftTexts.putDown({ id: 'text', owner: null, follows: 0, content: 'a' })
    expect(leftTexts.all()).toEqual([])
  })
})
