import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SNAPSHOT_KINDS } from '#domain/template/templateRecord.ts'
import { type DatedSnapshot, thinSnapshots } from './thinSnapshots.ts'

const NOW = new Date('2026-11-25T10:00:00Z')
const HOUR = 3_600_000
const ago = (ms: number) => new Date(NOW.getTime() - ms)
const saved = (id: string, ms: number): DatedSnapshot => ({ id, kind: 'saved', takenAt: ago(ms) })

const anySnapshots = fc
  .array(fc.record({ kind: fc.constantFrom(...SNAPSHOT_KINDS), age: fc.nat({ max: 400 * 24 * HOUR }) }), {
    maxLength: 40,
  })
  .map((drawn) =>
    drawn
      .toSorted((one, other) => one.age - other.age)
      .map(({ kind, age }, at): DatedSnapshot => ({ id: `s${at}`, kind, takenAt: ago(age) })),
  )

describe('thinning snapshots', () => {
  it('takes none while there is room', () => {
    expect(thinSnapshots([saved('a', 0), saved('b', 10), saved('c', 20)], 3, NOW)).toEqual([])
  })

  it('takes the save of a crowd of old ones before one of today, and before what was published', () => {
    const today = Array.from({ length: 5 }, (_, at) => saved(`today${at}`, at * 60_000))
    const published: DatedSnapshot = { id: 'published', kind: 'published', takenAt: ago(720.05 * HOUR) }
    const crowd = [
      saved('old1', 720 * HOUR),
      published,
      saved('old2', 720.1 * HOUR),
      saved('old3', 720.2 * HOUR),
    ]
    const created: DatedSnapshot = { id: 'created', kind: 'created', takenAt: ago(900 * HOUR) }
    expect(thinSnapshots([...today, ...crowd, created], 8, NOW)).toEqual(['old2', 'old3'])
  })

  it('leaves as many as there is room for, the latest among them, and others than saves while there are any', () => {
    fc.assert(
      fc.property(anySnapshots, fc.integer({ min: 1, max: 12 }), (snapshots, most) => {
        const gone = new Set(thinSnapshots(snapshots, most, NOW))
        const kept = snapshots.filter(({ id }) => !gone.has(id))
        expect(kept).toHaveLength(Math.min(most, snapshots.length))
        expect(kept[0]).toEqual(snapshots[0])
        const isOtherGone = snapshots.some(({ id, kind }) => gone.has(id) && kind !== 'saved')
        expect(isOtherGone && kept.slice(1).some(({ kind }) => kind === 'saved')).toBe(false)
        // The rest stays unchanged.
        expect(thinSnapshots(kept, most, NOW)).toEqual([])
      }),
    )
  })
})
