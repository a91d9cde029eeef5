import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSteadyWriter, type Keeping } from './steadyWriter.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Words on a screen that a device keeps; some it refuses, and storing takes `takesMs`. */
function words(takesMs: number) {
  const seen: (Keeping | 'too-long')[] = []
  let keeping: Keeping | 'too-long' = 'kept'
  let present = ''
  let kept = ''
  let isRefusing = false
  let pauses = 0
  const writer = createSteadyWriter<'too-long'>({
    keeping: () => keeping,
    tell: (next) => {
      keeping = next
      seen.push(next)
    },
    isKept: () => present === kept,
    isEnded: () => false,
    async store() {
      const text = present
      await new Promise((resolve) => setTimeout(resolve, takesMs))
      if (isRefusing) throw new Error('the device refuses')
      if (text.length > 2) return 'too-long'
      kept = text
      return null
    },
    pause: {
      afterMs: 60_000,
      onPause: () => {
        pauses += 1
      },
    },
  })
  return {
    writer,
    seen,
    standing: () => ({ present, kept, keeping, pauses }),
    write: (text: string) => {
      present = text
      writer.changed()
    },
    refuse: (isRefused: boolean) => {
      isRefusing = isRefused
    },
  }
}

describe('a steady writer', () => {
  it('says that what was taken back before it was stored is kept', async () => {
    const { write, standing, seen } = words(5)
    write('a')
    await vi.advanceTimersByTimeAsync(100)
    write('')
    await vi.advanceTimersByTimeAsync(400)
    expect(standing()).toMatchObject({ present: '', kept: '', keeping: 'kept' })
    expect(seen).toEqual(['writing', 'kept'])
  })

  it('says so, too, after it was too long or the device had refused', async () => {
    const { write, refuse, standing } = words(5)
    write('abc')
    await vi.advanceTimersByTimeAsync(400)
    expect(standing().keeping).toBe('too-long')
    write('')
    await vi.advanceTimersByTimeAsync(400)
    expect(standing().keeping).toBe('kept')
    refuse(true)
    write('a')
    await vi.advanceTimersByTimeAsync(400)
    expect(standing().keeping).toBe('failed')
    write('')
    await vi.advanceTimersByTimeAsync(400)
    expect(standing().keeping).toBe('kept')
  })

  it('stores within a second of steady work, and pauses once', async () => {
    const { write, standing } = words(5)
    for (let at = 0; at < 12; at += 1) {
      write(at % 2 === 0 ? 'a' : 'b')
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(standing().kept).not.toBe('')
    await vi.advanceTimersByTimeAsync(200_000)
    expect(standing()).toMatchObject({ keeping: 'kept', pauses: 1 })
  })

  it('does what is asked behind a write before the next one, even where it fails', async () => {
    const { writer, write, standing } = words(50)
    write('a')
    void writer.flush()
    const failed = writer.after(() => Promise.reject(new Error('no'))).catch(() => 'failed')
    const done = writer.after(async () => standing().kept)
    await vi.advanceTimersByTimeAsync(10)
    write('b')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await failed).toBe('failed')
    expect(await done).toBe('a')
    expect(standing().kept).toBe('b')
  })

  it('stores what is left when it is closed', async () => {
    const { writer, write, standing } = words(5)
    write('a')
    writer.close()
    await vi.advanceTimersByTimeAsync(10)
    expect(standing()).toMatchObject({ kept: 'a', keeping: 'kept', pauses: 1 })
  })

  const step = fc.oneof(
    fc.record({ text: fc.constantFrom('', 'a', 'b', 'abc'), wait: fc.integer({ min: 0, max: 700 }) }),
    fc.record({ refuse: fc.boolean() }),
  )
  it('tells in the end what is true', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 30 }),
        fc.integer({ min: 0, max: 500 }),
        async (steps, takesMs) => {
          const { writer, write, refuse, standing } = words(takesMs)
          for (const next of steps)
            if ('refuse' in next) refuse(next.refuse)
            else {
              write(next.text)
              await vi.advanceTimersByTimeAsync(next.wait)
            }
          refuse(false)
          await vi.advanceTimersByTimeAsync(3_000)
          const { present, kept, keeping } = standing()
          // A refused write is tried again with the next change.
          const truths = kept === present ? ['kept'] : ['failed', ...(present === 'abc' ? ['too-long'] : [])]
          expect(truths).toContain(keeping)
          write('ab')
          await vi.advanceTimersByTimeAsync(3_000)
          expect(standing()).toMatchObject({ kept: 'ab', keeping: 'kept' })
          writer.close()
        },
      ),
    )
  })
})
