import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addShapes } from '../edits/addShapes.ts'
import { moveShapes } from '../edits/moveShapes.ts'
import { setBends } from '../edits/bendLine.ts'
import { removeShapes } from '../edits/removeShapes.ts'
import { setText } from '../edits/replaceShape.ts'
import { styleShapes } from '../edits/styleShapes.ts'
import { turnShapes } from '../edits/turnShapes.ts'
import { newBox, newConnector, newStroke } from '../newScene.ts'
import type { Point } from '../geometry/rect.ts'
import { rotationOf } from '../geometry/turn.ts'
import { sceneArbitrary } from '../sceneArbitrary.ts'
import { type Box, type Connector, type Scene, sceneSchema, type Shape } from '../sceneSchema.ts'
import { shapesById } from '../shapesById.ts'
import { applyDiagram } from './applyDiagram.ts'
import { cornersOf, namedLines } from './bends.ts'
import { isGraphKind } from './layout/elkGraphOfDiagram.ts'
import { endNames } from './partNames.ts'
import { sceneOfDiagram } from './sceneOfDiagram.ts'
import { sourceOfScene } from './sourceOfScene.ts'
import type { Diagram } from './statement.ts'
import { lineKeys } from './sync/sceneChanges.ts'
import { syncSource } from './syncSource.ts'
import { nameWords } from './text/ownNames.ts'
import { CANONICAL, LOOSE } from './testing/corpus.ts'
import { measure, readSource as read } from './testing/readSource.ts'

const changed = (source: string, change: (scene: Scene) => Scene) => {
  const diagram = read(source)
  const scene = sceneOfDiagram(diagram, null, measure)
  return syncSource(diagram, scene, change(scene))
}

const CORPUS = [...CANONICAL, ...LOOSE]

/** The corners of held lines and messages, by what they are. */
function cornersIn(scene: Pick<Scene, 'shapes'>): Readonly<Record<string, readonly Point[]>> {
  const keys = lineKeys(scene.shapes)
  return Object.fromEntries(
    scene.shapes.flatMap((shape): [string, readonly Point[]][] => {
      const isMessage = shape.id.startsWith('link_message_')
      if (shape.kind !== 'connector' || /note_|start-20-|end-20-/u.test(shape.id)) return []
      const key = keys.get(shape.id) ?? (isMessage ? shape.id : undefined)
      return key === undefined || /note_|start-20-|end-20-/u.test(key) ? [] : [[key, cornersOf(scene, shape)]]
    }),
  )
}

/** Words of boxes, frames and held lines, by what they are. */
function wordsOf({ shapes }: Pick<Scene, 'shapes'>): Readonly<Record<string, string>> {
  const keys = lineKeys(shapes)
  return Object.fromEntries(
    shapes.flatMap((shape): [string, string][] => {
      // Where states begin or end, no line may be left that says it; what a remark was of may be gone.
      if (/^node_(?:start|end)-20-|^note_/u.test(shape.id)) return []
      if (shape.kind === 'box' || shape.kind === 'frame') return [[shape.id, shape.text]]
      const key = keys.get(shape.id)
      return shape.kind === 'connector' && key !== undefined ? [[key, shape.text]] : []
    }),
  )
}

/** How far boxes are turned that the text names. */
function turnsIn({ shapes }: Pick<Scene, 'shapes'>): Readonly<Record<string, number>> {
  return Object.fromEntries(
    shapes.flatMap((shape): [string, number][] =>
      shape.kind === 'box' && !/^node_(?:start|end)-20-|^note_/u.test(shape.id)
        ? [[shape.id, rotationOf(shape)]]
        : [],
    ),
  )
}

describe('a text whose picture nobody changed', () => {
  it.each(CORPUS)('stays %j', (source) => {
    const diagram = read(source)
    const scene = sceneOfDiagram(diagram, null, measure)
    expect(sceneSchema.safeParse(scene).success).toBe(true)
    expect(new Set(scene.shapes.map(({ id }) => id)).size).toBe(scene.shapes.length)
    expect(syncSource(diagram, scene, { ...scene, shapes: [...scene.shapes] })).toBe(source)
    expect(applyDiagram(scene, diagram, null, measure)).toEqual(scene)
  })
})

const words = fc.constantFrom(
  'Nowe',
  'Czy "dobrze"?',
  'A & B',
  'a | b',
  'Linia\ndruga',
  'end',
  '[x]',
  'Cena: 5 zł; netto',
  '#1; x',
  '-- y',
  'Żółw',
  'x)',
  '',
  '%% a',
  'title x',
  '"',
)
const plainWords = fc.constantFrom('', 'Nowe', 'Dwa słowa', 'Żółw', 'Krok 3')

const strokesOf = ({ shapes }: Scene) => shapes.filter(({ kind }) => kind === 'stroke')

interface Step {
  readonly name: string
  readonly pick: number
  readonly other: number
  readonly text: string
  readonly plain: string
}
const step: fc.Arbitrary<Step> = fc.record({
  name: fc.constantFrom('rename', 'move', 'remove', 'box', 'line', 'fill', 'stroke', 'bend', 'turn'),
  pick: fc.nat(40),
  other: fc.nat(40),
  text: words,
  plain: plainWords,
})

function isPoint(shape: Shape): boolean {
  return shape.kind === 'box' && shape.text === '' && (shape.width === shape.height || shape.height === 12)
}

function applyStep(
  scene: Scene,
  { name, pick, other, text, plain }: Step,
  at: number,
  isGraph: boolean,
): Scene {
  const boxes = scene.shapes.filter(
    (shape) =>
      shape.kind === 'box' &&
      !isPoint(shape) &&
      (isGraph || shape.id.startsWith('node_')) &&
      (shape.form !== 'note' || !isGraph),
  )
  const lines = scene.shapes.filter(
    (shape) => shape.kind === 'connector' && 'shape' in shape.from && !shape.id.startsWith('link_note'),
  )
  const box = boxes[pick % Math.max(1, boxes.length)]
  const target = boxes[other % Math.max(1, boxes.length)]
  const line = lines[pick % Math.max(1, lines.length)]
  if (name === 'rename') {
    const chosen = other % 3 === 0 && line !== undefined && isGraph ? line : box
    return chosen === undefined ? scene : setText(scene, chosen.id, isGraph ? text : plain)
  } else if (name === 'move') {
    return box === undefined ? scene : moveShapes(scene, new Set([box.id]), { x: pick, y: -other })
  } else if (name === 'remove') {
    const chosen = other % 2 === 0 ? line : box
    return chosen === undefined ? scene : removeShapes(scene, new Set([chosen.id]))
  } else if (name === 'box') {
    return addShapes(scene, [
      newBox(`new${at}`, { x: 5000, y: at * 100, width: 80, height: 40 }, { text: isGraph ? text : plain }),
    ])
  } else if (name === 'line') {
    return box === undefined || target === undefined
      ? scene
      : addShapes(scene, [
          newConnector(
            `line${at}`,
            { shape: box.id, side: null },
            { shape: target.id, side: null },
            { text: isGraph ? plain : '' },
          ),
        ])
  } else if (name === 'bend') {
    const bends = Array.from({ length: other % 4 }, (_, bend) => ({
      x: pick * 10 + bend,
      y: other * 7 - bend,
    }))
    return line === undefined ? scene : setBends(scene, line.id, bends)
  } else if (name === 'turn') {
    return box === undefined ? scene : turnShapes(scene, new Set([box.id]), other * 9)
  } else if (name === 'fill') {
    return box === undefined ? scene : styleShapes(scene, new Set([box.id]), { fill: 'red' })
  } else {
    return addShapes(scene, [newStroke(`stroke${at}`, [0, 0, 0.5, 9, 9, 0.5])])
  }
}

function lineOf(scene: Scene, id: string): Connector {
  const line = shapesById(scene).get(id)
  if (line?.kind !== 'connector') throw new Error(`${id} is gone`)
  return line
}

const isEqual = (one: readonly Point[], other: readonly Point[]) =>
  JSON.stringify(one) === JSON.stringify(other)

const remove = (id: string) => (scene: Scene) => removeShapes(scene, new Set([id]))
const turn = (id: string, by: number) => (scene: Scene) => turnShapes(scene, new Set([id]), by)
const say = (id: string, text: string) => (scene: Scene) => setText(scene, id, text)

const wordsIn = (shape: Shape | undefined) => (shape?.kind === 'box' ? nameWords(shape.text) : '')

/** The topics of a mind map, with how far they are turned. */
const topicsIn = ({ shapes }: Scene) =>
  shapes
    .flatMap((shape) => (shape.kind === 'box' ? [`${wordsIn(shape)} ${rotationOf(shape)}°`] : []))
    .toSorted()

/** What its lines join. */
function branchesIn(scene: Scene): readonly string[] {
  const byId = shapesById(scene)
  return scene.shapes.flatMap((shape) =>
    shape.kind === 'connector' && 'shape' in shape.from && 'shape' in shape.to
      ? [`${wordsIn(byId.get(shape.from.shape))} > ${wordsIn(byId.get(shape.to.shape))}`]
      : [],
  )
}

interface MapStep {
  readonly name: string
  readonly at: number
  readonly other: number
  readonly text: string
  readonly box: Box
  readonly second: Box
}

/** A mind map with something changed by hand; its root stays. */
function changedMap(scene: Scene, { name, at, other, text, box, second }: MapStep): Scene {
  if (name === 'rename') return say(box.id, text)(scene)
  if (name === 'swap') return say(second.id, box.text)(say(box.id, second.text)(scene))
  if (name === 'move') return moveShapes(scene, new Set([box.id]), { x: other, y: -other })
  if (name === 'turn') return turn(box.id, 15)(scene)
  if (name === 'remove') {
    const isLeaf = scene.shapes.every(
      (shape) => shape.kind !== 'connector' || !('shape' in shape.from) || shape.from.shape !== box.id,
    )
    return isLeaf && box.id !== 'node_root' ? remove(box.id)(scene) : scene
  }
  return addShapes(scene, [
    newBox(`new${at}`, { x: 900, y: at * 90, width: 80, height: 40 }, { text }),
    newConnector(`line${at}`, { shape: box.id, side: null }, { shape: `new${at}`, side: null }),
  ])
}

/** A text and its picture after the picture was changed by one hand after another. */
function afterChanges(source: string, ...changes: readonly ((scene: Scene) => Scene)[]): Scene {
  let scene = sceneOfDiagram(read(source), null, measure)
  for (const change of changes) {
    const after = change(scene)
    scene = { ...after, source: syncSource(read(scene.source ?? ''), scene, after) }
  }
  return scene
}

/** What a text says of corners. */
const corners = ({ pieces }: Diagram) =>
  pieces.flatMap(({ statement }) => (statement.type === 'bend' ? [statement] : []))

/** The same text with its first named thing pinned far away. */
function withPinsElsewhere(diagram: Diagram): Diagram {
  const [name] = endNames(diagram).values()
  if (name === undefined || diagram.kind === 'timeline') return diagram
  return read(`${diagram.source.replace(/\n?$/u, '\n')}  %% @pos "${name}" 3000 4000\n`)
}

const graphs = CORPUS.filter((source) => isGraphKind(read(source).kind))
const others = CORPUS.filter((source) => !isGraphKind(read(source).kind))

describe('a picture that was changed', () => {
  it('is what its new text says: flowcharts, classes, states, entities', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...graphs),
        fc.array(step, { minLength: 1, maxLength: 4 }),
        (source, steps) => {
          let diagram = read(source)
          let scene = sceneOfDiagram(diagram, null, measure)
          for (const [at, each] of steps.entries()) {
            const after = applyStep(scene, each, at, true)
            const next = syncSource(diagram, scene, after)
            diagram = read(next)
            const said = sceneOfDiagram(diagram, null, measure)
            expect(wordsOf(said)).toEqual(wordsOf(after))
            expect(cornersIn(said)).toEqual(cornersIn(after))
            expect(turnsIn(said)).toEqual(turnsIn(after))
            scene = { ...after, source: next }
            // Nothing is lost or added by reading it.
            expect(applyDiagram(scene, diagram, null, measure)).toEqual(scene)
          }
        },
      ),
      { numRuns: 1500 },
    )
  })

  it('always has a text that can be read: mind maps, sequences, timelines, Gantt charts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...others),
        fc.array(step, { minLength: 1, maxLength: 4 }),
        (source, steps) => {
          let diagram = read(source)
          let scene = sceneOfDiagram(diagram, null, measure)
          for (const [at, each] of steps.entries()) {
            const after = applyStep(scene, each, at, false)
            const next = syncSource(diagram, scene, after)
            diagram = read(next)
            scene = applyDiagram({ ...after, source: next }, diagram, null, measure)
            expect(strokesOf(scene)).toEqual(strokesOf(after))
          }
        },
      ),
      { numRuns: 600 },
    )
  })

  it('has its topics in its text, whatever they were called before', () => {
    const maps = CORPUS.filter((source) => read(source).kind === 'mindmap')
    const names = fc.constantFrom('rename', 'swap', 'move', 'child', 'turn', 'remove', 'retype')
    const numbers = { pick: fc.nat(40), other: fc.nat(40), text: plainWords }
    fc.assert(
      fc.property(
        fc.constantFrom(...maps),
        fc.array(fc.record({ name: names, ...numbers }), { minLength: 1, maxLength: 6 }),
        (source, steps) => {
          let diagram = read(source)
          let scene = sceneOfDiagram(diagram, null, measure)
          for (const [at, { name, pick, other, text }] of steps.entries()) {
            const boxes = scene.shapes.filter((shape) => shape.kind === 'box')
            const [box, second] = [boxes[pick % boxes.length], boxes[other % boxes.length]]
            if (box === undefined || second === undefined) continue
            if (name === 'retype') {
              // Somebody writes a topic more into the text.
              const typed = diagram.source.replace(/\n?$/u, `\n        ${text}\n`)
              diagram = read(typed)
              scene = applyDiagram(scene, diagram, null, measure)
            } else {
              const after = changedMap(scene, { name, at, other, text, box, second })
              diagram = read(syncSource(diagram, scene, after))
              scene = { ...after, source: diagram.source }
            }
            const said = sceneOfDiagram(diagram, null, measure)
            expect(topicsIn(said)).toEqual(topicsIn(scene))
            expect(branchesIn(said)).toEqual(expect.arrayContaining([...branchesIn(scene)]))
            expect(topicsIn(applyDiagram(scene, diagram, null, measure))).toEqual(topicsIn(scene))
          }
        },
      ),
      { numRuns: 800 },
    )
  })

  it('keeps the corners of its lines, whatever else is written in its text', () => {
    const more = { flowchart: '  nowy[Nowy]\n', class: '  class Nowy\n', state: '  Nowy\n', er: '  NOWY\n' }
    const places = fc.array(fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.nat(900) }), {
      minLength: 1,
      maxLength: 5,
    })
    fc.assert(
      fc.property(
        fc.constantFrom(...CORPUS.filter((source) => read(source).kind !== 'gantt')),
        fc.nat(40),
        places,
        fc.boolean(),
        (source, pick, bends, isLaid) => {
          const diagram = read(source)
          const before = sceneOfDiagram(diagram, null, measure)
          const lines = namedLines(diagram, before)
          const { line, name } = lines[pick % Math.max(1, lines.length)] ?? {}
          if (line === undefined || name === undefined) return
          const bent = setBends(before, line.id, bends)
          const text = syncSource(diagram, before, bent)
          const after = { ...bent, source: text }
          const said = sceneOfDiagram(read(text), null, measure)
          expect(cornersOf(said, lineOf(said, line.id))).toEqual(cornersOf(bent, lineOf(bent, line.id)))
          // Straightened, it says no more of it; what another hand wrote is there again.
          const straight = setBends(after, line.id, line.bends)
          const unsaid = read(syncSource(read(text), after, straight))
          expect(corners(unsaid)).toEqual(corners(diagram))
          // Another line of the text is written anew, and everything may be laid out elsewhere.
          const { kind } = diagram
          const added = kind in more ? Reflect.get(more, kind) : '  %% uwaga\n'
          const edited = `${text.replace(/\n?$/u, '\n')}${added}`
          const next = read(edited)
          const laid = isLaid ? withPinsElsewhere(next) : next
          const drawn = applyDiagram(after, laid, null, measure)
          expect(cornersOf(drawn, lineOf(drawn, line.id))).toEqual(cornersOf(bent, lineOf(bent, line.id)))
          // What stays where it was isn’t rounded.
          expect(isLaid || isEqual(lineOf(drawn, line.id).bends, lineOf(bent, line.id).bends)).toBe(true)
          // Who takes the line of the text out straightens it.
          const without = text.replaceAll(/^\s*%% @bend.*\n/gmu, '')
          const plain = applyDiagram(after, read(without), null, measure)
          expect(cornersOf(plain, lineOf(plain, line.id))).toEqual(
            lines.find((each) => each.line === line)?.plain,
          )
        },
      ),
      { numRuns: 600 },
    )
  })

  it('of any shapes has a text that says their words and lines', () => {
    fc.assert(
      fc.property(sceneArbitrary, (scene) => {
        const source = sourceOfScene(scene)
        const said = sceneOfDiagram(read(source), null, measure)
        const held = scene.shapes.filter(({ kind }) => kind !== 'picture')
        const ids = new Set(held.map(({ id }) => id))
        const isSaid = (shape: Shape) =>
          shape.kind !== 'connector' ||
          [shape.from, shape.to].every((end) => 'shape' in end && ids.has(end.shape))
        expect(wordsOf(said)).toEqual(wordsOf({ shapes: held.filter(isSaid) }))
      }),
      { numRuns: 400 },
    )
  })
})

describe('the text', () => {
  it('keeps remarks and order, and says a moved box by a line', () => {
    const source = 'flowchart TB\n  %% uwaga\n  A[Jeden] --> B\n\n  B -->|tak| C\n'
    expect(changed(source, (scene) => setText(scene, 'node_A', 'Dwa'))).toBe(source.replace('Jeden', 'Dwa'))
    expect(changed(source, (scene) => moveShapes(scene, new Set(['node_C']), { x: 10, y: 5 }))).toMatch(
      /^flowchart TB\n {2}%% uwaga\n[^]*C\n {2}%% @pos C \d+ \d+\n$/u,
    )
  })

  it('tells lines between the same boxes apart when one of them leaves its group', () => {
    const source = 'flowchart TB\n  subgraph G\n    A -->|raz| B\n  end\n'
    const diagram = read(source)
    const before = sceneOfDiagram(diagram, null, measure)
    const second = newConnector(
      'second',
      { shape: 'node_A', side: null },
      { shape: 'node_B', side: null },
      { text: 'dwa' },
    )
    const twice = addShapes(before, [second])
    const joined = read(syncSource(diagram, before, twice))
    for (const name of ['node_A', 'node_B']) {
      const after = moveShapes(twice, new Set([name]), { x: 5000, y: 0 })
      const said = sceneOfDiagram(read(syncSource(joined, twice, after)), null, measure)
      expect(wordsOf(said)).toEqual(wordsOf(after))
    }
  })

  it('says the corners of a bent line by a line, and no more once it is straight', () => {
    const source = 'flowchart TB\n  A --> B\n  %% @pos A 100 50\n'
    const bent = changed(source, (scene) => setBends(scene, 'link_A_B_0', [{ x: 300, y: 60.25 }]))
    expect(bent).toBe(`${source}  %% @bend A B 200 10.3\n`)
    expect(changed(bent, (scene) => moveShapes(scene, new Set(['node_A']), { x: 10, y: 0 }))).toBe(
      'flowchart TB\n  A --> B\n  %% @pos A 110 50\n  %% @bend A B 190 10.3\n',
    )
    expect(changed(bent, (scene) => setBends(scene, 'link_A_B_0', []))).toBe(source)
    expect(changed(bent, (scene) => removeShapes(scene, new Set(['node_B'])))).toBe(
      'flowchart TB\n  A\n  %% @pos A 100 50\n',
    )
  })

  it('says how far a box is turned, wherever it is laid out, and no more once it stands upright', () => {
    const source = 'flowchart TB\n  A --> B\n  %% @pos A 100 50\n'
    const turned = changed(source, turn('node_B', 45))
    expect(turned).toBe(`${source}  %% @turn B 45\n`)
    expect(changed(turned, turn('node_B', 15))).toBe(`${source}  %% @turn B 60\n`)
    expect(changed(turned, turn('node_B', -45))).toBe(source)
    expect(changed(turned, remove('node_B'))).toBe('flowchart TB\n  A\n  %% @pos A 100 50\n')
    const mindmap = 'mindmap\n  root\n    Tort\n'
    const aslant = changed(mindmap, turn('node_Tort', 350))
    expect(aslant).toBe(`${mindmap}  %% @turn Tort 350\n`)
    expect(changed(aslant, turn('node_Tort', 10))).toBe(mindmap)
    expect(changed(aslant, say('node_Tort', 'Lody'))).toBe('mindmap\n  root\n    Lody\n  %% @turn Lody 350\n')
    const scene = sceneOfDiagram(read(turned), null, measure)
    const upright = applyDiagram({ ...scene, source: turned }, read(source), null, measure)
    expect(upright.shapes.map(rotationOf)).toEqual([0, 0, 0])
    // What no text can say of a chart stays as a hand has left it.
    const chart = 'gantt\n  Raz :a, 2026-01-05, 10d\n'
    const bar = turn('node_bar_0', 10)(sceneOfDiagram(read(chart), null, measure))
    const next = applyDiagram(bar, read(`${chart}  %% uwaga\n`), null, measure)
    expect(next.shapes.map(rotationOf)).toEqual(bar.shapes.map(rotationOf))
  })

  it('leaves corners alone that it doesn’t speak of', () => {
    for (const [source, id] of [
      ['flowchart TB\n  A --> B\n', 'link_A_B_0'],
      ['sequenceDiagram\n  A->>B: raz\n', 'part_life_A'],
    ] as const) {
      const diagram = read(source)
      const before = setBends(sceneOfDiagram(diagram, null, measure), id, [{ x: 12.34, y: 500 }])
      const after = applyDiagram(before, read(`${source}  %% uwaga\n`), null, measure)
      expect(lineOf(after, id).bends).toEqual([{ x: 12.34, y: 500 }])
    }
  })

  it('has a message that was drawn once, whatever is written after it', () => {
    const source = 'sequenceDiagram\n  A->>B: raz\n'
    const before = sceneOfDiagram(read(source), null, measure)
    const drawn = addShapes(before, [
      newConnector('x', { shape: 'node_B', side: null }, { shape: 'node_A', side: null }, { text: 'dwa' }),
    ])
    const text = syncSource(read(source), before, drawn)
    const after = applyDiagram({ ...drawn, source: text }, read(`${text}  A->>B: trzy\n`), null, measure)
    const messages = after.shapes.flatMap((shape) =>
      shape.kind === 'connector' && shape.text !== '' ? [shape.text] : [],
    )
    expect(messages).toEqual(['raz', 'dwa', 'trzy'])
  })

  it('knows what is counted after some of it was taken out', () => {
    const messages = 'sequenceDiagram\n  A->>B: raz\n  A->>B: dwa\n  A->>B: trzy\n'
    const told = afterChanges(messages, remove('link_message_A_B_0'), say('link_message_A_B_1', 'DWA'))
    expect(told.source).toBe('sequenceDiagram\n  A->>B: DWA\n  A->>B: trzy\n')
    const more = applyDiagram(told, read(`${told.source}  A->>B: cztery\n`), null, measure)
    expect(
      more.shapes.flatMap((each) => ('text' in each && each.kind === 'connector' ? each.text : [])),
    ).toEqual(['', '', 'DWA', 'trzy', 'cztery'])
    expect(
      afterChanges(
        'timeline\n  1 : a\n  2 : b : c\n  3 : d\n',
        remove('node_period_0'),
        remove('node_event_1_0'),
        say('node_event_1_1', 'C'),
        say('node_period_2', 'III'),
      ).source,
    ).toBe('timeline\n  2 : C\n  III : d\n')
    expect(
      afterChanges(
        'gantt\n  Raz :a, 2026-01-05, 10d\n  Dwa :b, 2026-02-05, 10d\n',
        remove('node_bar_0'),
        say('node_name_1', 'DWA'),
      ).source,
    ).toBe('gantt\n  DWA :b, 2026-02-05, 10d\n')
  })

  it('keeps every line where lines between the same two come and go', () => {
    const diagram = read('flowchart TB\n  A -->|raz| B\n  A -->|dwa| B\n')
    const before = sceneOfDiagram(diagram, null, measure)
    const after = removeShapes(before, new Set(['link_A_B_0']))
    const text = syncSource(diagram, before, after)
    const next = applyDiagram({ ...after, source: text }, read(`${text}  A -->|trzy| B\n`), null, measure)
    const said = next.shapes.flatMap((shape) => (shape.kind === 'connector' ? [shape.text] : []))
    expect(said).toEqual(['dwa', 'trzy'])
    expect(new Set(next.shapes.map(({ id }) => id)).size).toBe(next.shapes.length)
  })

  it('cuts a chain where a line is taken out, and counts the looks of lines anew', () => {
    const source = 'flowchart TB\n  A[x] --> B --> C[y]\n  linkStyle 1 stroke:red\n'
    const after = changed(source, (scene) => removeShapes(scene, new Set(['link_node_A', 'link_A_B_0'])))
    expect(after).toBe('flowchart TB\n  A[x]\n  B --> C[y]\n  linkStyle 0 stroke:red\n')
  })

  it('has new topics under those they are joined to, and moves branches', () => {
    const source = 'mindmap\n  root\n    A\n      A1\n    B\n'
    const grown = changed(source, (scene) =>
      addShapes(scene, [
        newBox('x', { x: 0, y: 0, width: 9, height: 9 }, { text: 'B1' }),
        newConnector('l', { shape: 'node_B', side: null }, { shape: 'x', side: null }),
      ]),
    )
    expect(grown).toBe('mindmap\n  root\n    A\n      A1\n    B\n      B1\n  %% @pos B1 0 0 x\n')
    expect(changed(source, (scene) => removeShapes(scene, new Set(['node_A'])))).toBe(
      'mindmap\n  root\n    A1\n    B\n',
    )
  })

  it('follows a topic that is renamed again and again', () => {
    const map = 'mindmap\n  root\n    A\n    B\n'
    expect(afterChanges(map, say('node_A', 'Lody'), say('node_A', 'Tort')).source).toBe(
      map.replace('A', 'Tort'),
    )
    // Two topics change their names.
    const swapped = afterChanges(
      map,
      say('node_A', 'x'),
      say('node_B', 'A'),
      say('node_A', 'B'),
      say('node_B', 'C'),
    )
    expect(swapped.source).toBe('mindmap\n  root\n    B\n    C\n')
  })

  it('has a shape for each topic, whatever its places say', () => {
    const map = 'mindmap\n  root\n    A\n    B\n  %% @pos B 1 2 node_A\n'
    expect(changed(map, say('node_A', 'C'))).toBe('mindmap\n  root\n    A\n    C\n  %% @pos C 1 2 node_A\n')
    const alike = sceneOfDiagram(read('mindmap\n  root\n    A\n    A\n    A 2\n'), null, measure)
    expect(new Set(alike.shapes.map(({ id }) => id)).size).toBe(7)
  })

  it('has other days where a bar was moved or pulled', () => {
    const source = 'gantt\n  section A\n  Raz :a, 2026-01-05, 10d\n  Dwa :after a, 10d\n'
    const moved = changed(source, (scene) => moveShapes(scene, new Set(['node_bar_0']), { x: 48 * 2, y: 0 }))
    expect(moved).toBe(source.replace('2026-01-05', '2026-01-07'))
  })

  it('of a sequence has a new message, a new word, and no more of who was taken out', () => {
    const source = 'sequenceDiagram\n  participant A as Ala\n  A->>B: raz\n  B->>C: dwa\n'
    const said = changed(source, (scene) =>
      addShapes(scene, [
        newConnector('x', { shape: 'node_B', side: null }, { shape: 'node_A', side: null }, { text: 'trzy' }),
      ]),
    )
    expect(said).toBe(`${source}  B->>A: trzy\n`)
    expect(changed(source, (scene) => removeShapes(scene, new Set(['node_C'])))).toBe(
      'sequenceDiagram\n  participant A as Ala\n  A->>B: raz\n',
    )
    expect(changed(source, (scene) => setText(scene, 'link_message_A_B_0', 'RAZ'))).toBe(
      source.replace('raz', 'RAZ'),
    )
  })

  it('moves into a subgraph what was moved into its frame', () => {
    const source = 'flowchart TB\n  subgraph f[Ramka]\n    A --> B\n  end\n  C --> A\n'
    const after = changed(source, (scene) => {
      const a = scene.shapes.find(({ id }) => id === 'node_A')
      const c = scene.shapes.find(({ id }) => id === 'node_C')
      if (a?.kind !== 'box' || c?.kind !== 'box') return scene
      return moveShapes(scene, new Set(['node_C']), { x: a.x - c.x, y: a.y - c.y })
    })
    expect(after).toContain('    A --> B\n    C\n  end\n  C --> A\n')
  })
})
