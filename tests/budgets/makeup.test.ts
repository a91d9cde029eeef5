import { describe, expect, it } from 'vitest'
import { grewMost, sayGrowth, smallByFolder, togetherOf } from './makeup.ts'

const before = togetherOf([{ 'src/a.ts': 2_000, 'src/b.ts': 500, 'src/gone.ts': 9_000 }])

it('a source that stands in several files is counted whole', () => {
  expect(togetherOf([{ zod: 100, 'src/a.ts': 1 }, { zod: 20 }])).toEqual(
    new Map([
      ['zod', 120],
      ['src/a.ts', 1],
    ]),
  )
})

it('small sources are counted with their folder, packages and what is large by themselves', () => {
  expect(
    smallByFolder({ 'src/ui/A.tsx': 400, 'src/ui/B.tsx': 999, 'src/ui/C.tsx': 1_000, '@scope/tiny': 9 }),
  ).toEqual({ 'src/ui/…': 1_399, 'src/ui/C.tsx': 1_000, '@scope/tiny': 9 })
})

describe('what grew most', () => {
  it('is by how much, with what is new from nothing, and without what shrank or went', () => {
    const now = togetherOf([{ 'src/a.ts': 2_300, 'src/b.ts': 400, zod: 60_000 }])
    expect(grewMost(before, now)).toEqual([
      { source: 'zod', bytes: 60_000 },
      { source: 'src/a.ts', bytes: 300 },
    ])
  })

  it('is five at most', () => {
    const now = togetherOf(Array.from({ length: 9 }, (_, index) => ({ [`src/new${index}.ts`]: index + 1 })))
    expect(grewMost(before, now).map(({ source }) => source)).toEqual([
      'src/new8.ts',
      'src/new7.ts',
      'src/new6.ts',
      'src/new5.ts',
      'src/new4.ts',
    ])
  })

  it('is said in few lines', () => {
    const now = togetherOf([{ 'src/a.ts': 2_300, zod: 61_440, 'src/c.ts': 120 }])
    expect(sayGrowth(before, now).split('\n')).toEqual([
      'grew most since the record, before minifying:',
      '+60.0 kB zod, +300 B src/a.ts',
      '+120 B src/c.ts',
    ])
  })

  it('may be nothing, where the same code is packed otherwise', () => {
    expect(sayGrowth(before, before)).toMatch(/^nothing/)
  })
})
