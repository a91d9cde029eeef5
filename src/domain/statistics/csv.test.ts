import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cell, csvText } from './csv.ts'

/** Reads a file as spreadsheets do. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const body = text.slice(1)
  for (let at = 0; at < body.length; at += 1) {
    const sign = body[at] ?? ''
    if (isQuoted && sign === '"' && body[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && (sign === ';' || sign === '\r')) {
      rows.at(-1)?.push(cell)
      cell = ''
      if (sign === '\r') {
        rows.push([])
        at += 1
      }
    } else cell += sign
  }
  return rows.slice(0, -1)
}

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('"', ';', '\n', '\r', ',', '=', '+', '-', '@', '\t', ' ', 'ł', '1') }),
)

describe('a file for spreadsheets', () => {
  it('is what Polish ones open', () => {
    expect(
      csvText([
        ['Dzień', 'Przychód (zł)', 'Wcześniej'],
        ['2026-11-01', 1234.5, null],
      ]),
    ).toBe('\uFEFFDzień;Przychód (zł);Wcześniej\r\n2026-11-01;1234,5;\r\n')
  })

  it('says again what it was told, cell by cell', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const read = cellsOf(csvText(rows))
        expect(read.map((row) => row.map((text) => text.replace(/^'/u, '')))).toEqual(
          rows.map((row) => row.map((text) => text.replace(/^'/u, ''))),
        )
      }),
    )
  })

  it.each(['=1+1', '+1', '-2', '@SUM(A1)', ' =1', '\t=1', '\r=1', '\n@x'])(
    'holds no formula, as %j would be',
    (text) => {
      const row: Cell[] = [text]
      expect(cellsOf(csvText([row]))).toEqual([[`'${text}`]])
    },
  )

  it('writes numbers as numbers, less than nothing too', () => {
    expect(csvText([[-1.25, 0, 3]])).toBe('\uFEFF-1,25;0;3\r\n')
  })
})
