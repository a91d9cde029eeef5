import { readDiagram } from '../diagram/readDiagram.ts'
import { sceneOfDiagram } from '../diagram/sceneOfDiagram.ts'
import { emptyScene, newBox, newFrame } from '../newScene.ts'
import type { Box, Scene, SceneColour, Shape } from '../sceneSchema.ts'
import type { Measure } from '../words/wrapText.ts'
import { boxesInRows, linesBetween, type RowBox } from './rows.ts'

/** The drawings that one can begin with, in the order in which they are shown. */
export const BEGINNING_IDS = [
  'mindmap',
  'process',
  'organisation',
  'timeline',
  'family',
  'seating',
  'week',
  'kanban',
  'gantt',
  'decision',
  'swot',
  'venn',
  'journey',
  'recipe',
  'flat',
  'sequence',
  'entities',
  'classes',
] as const
export type BeginningId = (typeof BEGINNING_IDS)[number]

type Build = (word: (at: number) => string, measure: Measure) => Scene

/** A drawing to begin with; `words` in the order of its kind, those that lack are empty. */
export function beginningOf(id: BeginningId, words: readonly string[], measure: Measure): Scene {
  return BUILDS[id]((at) => words[at] ?? '', measure)
}

const sceneOf = (kind: Scene['kind'], shapes: Shape[]): Scene => ({ ...emptyScene(kind), shapes })

/** A beginning whose text and picture go together. */
function ofText(lines: readonly string[], measure: Measure): Scene {
  const read = readDiagram(`${lines.join('\n')}\n`)
  return read.ok ? sceneOfDiagram(read.diagram, null, measure) : emptyScene('diagram')
}

const filled = (text: string, fill: SceneColour, more: Partial<RowBox> = {}): RowBox => ({
  text,
  fill,
  ...more,
})
const START = { form: 'pill', role: 'start' } as const
const END = { form: 'pill', role: 'end' } as const
const DECISION = { form: 'diamond', role: 'decision' } as const
const STEP = { role: 'step' } as const
const TREE = { toEnd: 'none' } as const

const BUILDS: Readonly<Record<BeginningId, Build>> = {
  mindmap: (word, measure) =>
    ofText(
      [
        'mindmap',
        `  ((${word(0)}))`,
        ...[1, 4, 7, 10].flatMap((at) => [
          `    ${word(at)}`,
          `      ${word(at + 1)}`,
          `      ${word(at + 2)}`,
        ]),
      ],
      measure,
    ),
  process: (word, measure) =>
    sceneOf('flow', [
      ...boxesInRows(
        [
          [filled(word(0), 'green', START)],
          { middle: filled(word(1), 'yellow', DECISION), beside: filled(word(2), 'orange', STEP) },
          [filled(word(3), 'blue', STEP)],
          [filled(word(4), 'blue', STEP)],
          [filled(word(5), 'red', END)],
        ],
        measure,
      ),
      ...linesBetween([
        [0, 1],
        [1, 3, word(6)],
        [1, 2, word(7)],
        [2, 1, '', 'top'],
        [3, 4],
        [4, 5],
      ]),
    ]),
  organisation: (word, measure) =>
    sceneOf('diagram', [
      ...boxesInRows(
        [
          [filled(word(0), 'violet')],
          [1, 2, 3].map((at) => filled(word(at), 'blue')),
          [4, 5, 6].map((at) => filled(word(at), 'grey')),
        ],
        measure,
      ),
      ...linesBetween(
        [
          [0, 1],
          [0, 2],
          [0, 3],
          [1, 4],
          [2, 5],
          [3, 6],
        ],
        TREE,
      ),
    ]),
  timeline: (word, measure) =>
    ofText(
      ['timeline', `    title ${word(0)}`, ...[1, 3, 5, 7].map((at) => `    ${word(at)} : ${word(at + 1)}`)],
      measure,
    ),
  family: (word, measure) =>
    sceneOf('diagram', [
      ...boxesInRows(
        [
          [0, 1, 2, 3].map((at) => filled(word(at), 'violet')),
          [4, 5].map((at) => filled(word(at), 'blue')),
          [6, 7, 8].map((at) => filled(word(at), 'green')),
        ],
        measure,
      ),
      ...linesBetween(
        [
          [0, 4],
          [1, 4],
          [2, 5],
          [3, 5],
          [4, 6],
          [5, 6],
          [4, 7],
          [5, 7],
          [4, 8],
          [5, 8],
        ],
        TREE,
      ),
    ]),
  seating: (word) => sceneOf('diagram', seats(word(0), word(1), word(2))),
  week: (word) => sceneOf('diagram', grid([3, 4, 5, 6, 7, 8, 9].map(word), [0, 1, 2].map(word))),
  kanban: (word) => sceneOf('diagram', columns([word(0), word(1), word(2)], word(3))),
  gantt: (word, measure) =>
    ofText(
      [
        'gantt',
        `    title ${word(0)}`,
        '    dateFormat YYYY-MM-DD',
        `    section ${word(1)}`,
        `    ${word(2)} :a, 2027-01-04, 3d`,
        `    ${word(3)} :b, after a, 7d`,
        `    section ${word(4)}`,
        `    ${word(5)} :c, after b, 5d`,
        `    ${word(6)} :d, after b, 7d`,
        `    ${word(7)} :crit, e, after c d, 4d`,
        `    ${word(8)} :milestone, after e, 0d`,
      ],
      measure,
    ),
  decision: (word, measure) =>
    sceneOf('diagram', [
      ...boxesInRows(
        [
          [filled(word(0), 'yellow', { form: 'diamond' })],
          [1, 2].map((at) => filled(word(at), 'yellow', { form: 'diamond' })),
          [
            filled(word(3), 'green'),
            filled(word(4), 'blue'),
            filled(word(5), 'blue'),
            filled(word(6), 'red'),
          ],
        ],
        measure,
      ),
      ...linesBetween([
        [0, 1, word(7)],
        [0, 2, word(8)],
        [1, 3, word(7)],
        [1, 4, word(8)],
        [2, 5, word(7)],
        [2, 6, word(8)],
      ]),
    ]),
  swot: (word) =>
    sceneOf(
      'diagram',
      (['green', 'red', 'blue', 'orange'] as const).map((fill, at) =>
        newBox(
          `box${at}`,
          { x: (at % 2) * 316, y: Math.floor(at / 2) * 216, width: 300, height: 200 },
          { text: word(at), fill, form: 'rounded', textSize: 'large' },
        ),
      ),
    ),
  venn: (word) => sceneOf('diagram', circles([0, 1, 2].map(word), word(3))),
  journey: (word) => sceneOf('diagram', grid([0, 1, 2, 3, 4].map(word), [5, 6, 7].map(word))),
  recipe: (word, measure) =>
    sceneOf('flow', [
      ...boxesInRows(
        [
          [filled(word(0), 'green', START)],
          [filled(word(1), 'blue', STEP)],
          { middle: filled(word(2), 'yellow', DECISION), beside: filled(word(3), 'blue', STEP) },
          [filled(word(4), 'violet', { role: 'wait', form: 'hexagon' })],
          [filled(word(5), 'blue', STEP)],
          [filled(word(6), 'red', END)],
        ],
        measure,
      ),
      ...linesBetween([
        [0, 1],
        [1, 2],
        [2, 3, word(7)],
        [3, 2, '', 'top'],
        [2, 4, word(8)],
        [4, 5],
        [5, 6],
      ]),
    ]),
  flat: (word) =>
    sceneOf(
      'diagram',
      (
        [
          [0, 0, 400, 280, 'yellow'],
          [400, 0, 240, 280, 'orange'],
          [0, 280, 320, 240, 'violet'],
          [320, 280, 160, 240, 'blue'],
          [480, 280, 160, 240, 'grey'],
          [0, -120, 400, 120, 'green'],
        ] as const
      ).map(([x, y, width, height, fill], at) =>
        newBox(`box${at}`, { x, y, width, height }, { text: word(at), fill, weight: 4 }),
      ),
    ),
  sequence: (word, measure) =>
    ofText(
      [
        'sequenceDiagram',
        `    actor k as ${word(0)}`,
        `    participant s as ${word(1)}`,
        `    participant b as ${word(2)}`,
        `    k->>s: ${word(3)}`,
        `    s-->>k: ${word(4)}`,
        `    k->>b: ${word(5)}`,
        `    b-->>s: ${word(6)}`,
        `    s->>k: ${word(7)}`,
      ],
      measure,
    ),
  entities: (word, measure) =>
    ofText(
      [
        'erDiagram',
        ...[0, 1, 2, 3].flatMap((at) => [
          `    ${'abcd'.charAt(at)}["${word(at)}"] {`,
          '        int id PK',
          `        string ${word(7 + at).replaceAll(/[^\p{L}\p{N}]+/gu, '_')}`,
          '    }',
        ]),
        `    a ||--o{ b : "${word(4)}"`,
        `    b ||--|{ c : "${word(5)}"`,
        `    d ||--o{ c : "${word(6)}"`,
      ],
      measure,
    ),
  classes: (word, measure) =>
    ofText(
      [
        'classDiagram',
        ...[0, 1, 2, 3].flatMap((at) => [
          `    class ${'abcd'.charAt(at)}["${word(at)}"] {`,
          `        +${word(4 + at)}`,
          '    }',
        ]),
        '    a <|-- b',
        '    a <|-- c',
        '    b --> d',
      ],
      measure,
    ),
}

/** A table with a head row and a head column; the cells are to be written in. */
function grid(heads: readonly string[], rows: readonly string[]): Shape[] {
  const cell = { width: 152, height: 96, gap: 8 } as const
  const boxAt = (column: number, row: number, change: Partial<Box>) =>
    newBox(
      `box${column}-${row}`,
      {
        x: column * (cell.width + cell.gap),
        y: row * (cell.height + cell.gap),
        width: cell.width,
        height: cell.height,
      },
      change,
    )
  return [
    ...heads.map((text, at) => boxAt(at + 1, 0, { text, fill: 'blue', form: 'rounded' })),
    ...rows.flatMap((text, row) => [
      boxAt(0, row + 1, { text, fill: 'grey', form: 'rounded' }),
      ...heads.map((_, at) => boxAt(at + 1, row + 1, { colour: 'grey', weight: 1 })),
    ]),
  ]
}

/** Frames side by side with cards in them. */
function columns(heads: readonly string[], card: string): Shape[] {
  return heads.flatMap((text, at): Shape[] => {
    const x = at * 264
    return [
      newFrame(`frame${at}`, { x, y: 0, width: 240, height: 420 }, { text }),
      ...Array.from({ length: 3 - at }, (_, place) =>
        newBox(
          `card${at}-${place}`,
          { x: x + 24, y: 56 + place * 112, width: 192, height: 88 },
          { text: `${card} ${place + 1}`, form: 'note', fill: 'yellow' },
        ),
      ),
    ]
  })
}

/** The table of the couple, and round tables with guests around them. */
function seats(couple: string, table: string, guest: string): Shape[] {
  const head = newBox(
    'couple',
    { x: 240, y: 0, width: 320, height: 72 },
    { text: couple, fill: 'pink', form: 'rounded', textSize: 'large' },
  )
  const tables = Array.from({ length: 4 }, (_, at): Shape[] => {
    const middle = { x: 160 + (at % 2) * 480, y: 340 + Math.floor(at / 2) * 440 }
    const round = newBox(
      `table${at}`,
      { x: middle.x - 70, y: middle.y - 70, width: 140, height: 140 },
      { text: `${table} ${at + 1}`, form: 'ellipse', fill: 'green' },
    )
    const guests = Array.from({ length: 6 }, (__, seat) => {
      const angle = (seat * Math.PI) / 3 + Math.PI / 6
      const place = { x: middle.x + 150 * Math.cos(angle) - 44, y: middle.y + 150 * Math.sin(angle) - 28 }
      return newBox(
        `guest${at}-${seat}`,
        { x: Math.round(place.x), y: Math.round(place.y), width: 88, height: 56 },
        { text: guest, form: 'pill', fill: 'yellow', textSize: 'small' },
      )
    })
    return [round, ...guests]
  })
  return [head, ...tables.flat()]
}

/** Three circles that share a place, with their names beside them. */
function circles(names: readonly string[], shared: string): Shape[] {
  const middles = [
    { x: 0, y: 0 },
    { x: 200, y: 0 },
    { x: 100, y: 170 },
  ] as const
  const labels = [
    { x: -80, y: -60 },
    { x: 280, y: -60 },
    { x: 100, y: 250 },
  ] as const
  return [
    ...middles.map(({ x, y }, at) =>
      newBox(
        `circle${at}`,
        { x: x - 160, y: y - 160, width: 320, height: 320 },
        { form: 'ellipse', colour: (['blue', 'red', 'green'] as const)[at] ?? 'ink', weight: 3 },
      ),
    ),
    ...labels.map(({ x, y }, at) =>
      newBox(
        `name${at}`,
        { x: x - 60, y: y - 24, width: 120, height: 48 },
        { form: 'text', text: names[at] ?? '' },
      ),
    ),
    newBox(
      'shared',
      { x: 40, y: 36, width: 120, height: 48 },
      { form: 'text', text: shared, textSize: 'large' },
    ),
  ]
}
