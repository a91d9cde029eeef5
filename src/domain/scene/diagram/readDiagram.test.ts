import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printDiagram, sourceOfPieces } from './printPiece.ts'
import { readDiagram } from './readDiagram.ts'
import type { Diagram } from './statement.ts'
import { CANONICAL, LOOSE } from './testing/corpus.ts'
import { readSource as read } from './testing/readSource.ts'

/** What the pieces say, without where they stand. */
const said = ({ pieces }: Diagram) => pieces.map(({ statement }) => statement)

describe('reading', () => {
  it('has a corpus of all kinds', () => {
    expect(CANONICAL.length + LOOSE.length).toBeGreaterThanOrEqual(60)
    expect(new Set([...CANONICAL, ...LOOSE].map((source) => read(source).kind)).size).toBe(8)
  })

  it.each([...CANONICAL, ...LOOSE])('loses nothing of %j', (source) => {
    expect(sourceOfPieces(read(source).pieces)).toBe(source)
  })

  it.each(CANONICAL)('prints %j as it is', (source) => {
    expect(printDiagram(read(source))).toBe(source)
  })

  it.each(LOOSE)('prints %j so that it means the same, and a second time alike', (source) => {
    const once = read(source)
    const printed = printDiagram(once)
    const twice = read(printed)
    expect(said(twice)).toEqual(said(once))
    expect(printDiagram(twice)).toBe(printed)
  })

  it('never throws, and tells where it fails', () => {
    const line = fc.string({
      unit: fc.constantFrom(
        'A',
        '-',
        '>',
        '[',
        ']',
        '(',
        '{',
        '}',
        '|',
        '"',
        ' ',
        ':',
        '\n',
        'end',
        'x',
        '&',
        '.',
        '=',
      ),
    })
    const header = fc.constantFrom(
      'flowchart TD',
      'sequenceDiagram',
      'classDiagram',
      'stateDiagram-v2',
      'erDiagram',
      'mindmap',
      'gantt',
      'timeline',
    )
    fc.assert(
      fc.property(header, line, (start, words) => {
        const source = `${start}\n${words}`
        const answer = readDiagram(source)
        const diagrams = answer.ok ? [answer.diagram] : []
        const faults = answer.ok ? [] : answer.faults
        expect(diagrams.length + faults.length).toBeGreaterThan(0)
        for (const diagram of diagrams) {
          expect(sourceOfPieces(diagram.pieces)).toBe(source)
          const printed = printDiagram(diagram)
          expect(printDiagram(read(printed))).toBe(printed)
        }
        for (const { line: at, column } of faults) {
          expect(at).toBeLessThanOrEqual(source.split('\n').length)
          expect(column).toBeGreaterThanOrEqual(1)
        }
      }),
      { numRuns: 2000 },
    )
  })
})

describe('faults', () => {
  it.each([
    ['', 'empty', 1, 1],
    ['pie title Zwierzęta', 'unknownKind', 1, 1],
    ['flowchart TD\n  A[Start --> B', 'unclosedBracket', 2, 4],
    ['flowchart TD\n  A --> ', 'missingTarget', 2, 8],
    ['flowchart TD\n  A -> B', 'badArrow', 2, 5],
    ['flowchart TD\n  A --> end', 'badName', 2, 9],
    ['flowchart TD\nend', 'strayEnd', 2, 1],
    ['flowchart TD\nsubgraph a\nA', 'unclosedBlock', 2, 1],
    ['sequenceDiagram\n  A->>B', 'missingTarget', 2, 3],
    ['gantt\n  Zadanie :jutro', 'badDate', 2, 12],
    ['gantt\n  dateFormat DD-MM-YYYY', 'badDate', 2, 14],
    ['mindmap\n  a\n  b', 'secondRoot', 3, 3],
    ['erDiagram\n  A --> B', 'badArrow', 2, 3],
    ['classDiagram\n  ?', 'unknownLine', 2, 3],
  ])('of %j', (source, code, line, column) => {
    expect(readDiagram(source)).toMatchObject({ ok: false, faults: [{ code, line, column }] })
  })
})
