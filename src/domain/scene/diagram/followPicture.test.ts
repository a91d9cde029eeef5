import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addShapes } from '../edits/addShapes.ts'
import { moveShapes } from '../edits/moveShapes.ts'
import { nextShape } from '../edits/nextShape.ts'
import { removeShapes } from '../edits/removeShapes.ts'
import { setText } from '../edits/replaceShape.ts'
import { newBox, newConnector } from '../newScene.ts'
import type { Scene } from '../sceneSchema.ts'
import { applyDiagram } from './applyDiagram.ts'
import { followPicture } from './followPicture.ts'
import { sceneOfDiagram } from './sceneOfDiagram.ts'
import { CANONICAL, LOOSE } from './testing/corpus.ts'
import { measure, readSource as read } from './testing/readSource.ts'

const CORPUS = [...CANONICAL, ...LOOSE]

const drawn = (source: string) => sceneOfDiagram(read(source), null, measure)
const follow = (scene: Scene, after: Scene) => followPicture(read(scene.source ?? ''), scene, after, measure)

/** A picture that was changed by one hand after another. */
const changed = (source: string, ...changes: readonly ((scene: Scene) => Scene)[]): Scene =>
  changes.reduce((scene, change) => follow(scene, change(scene)), drawn(source))

const flat = (words: string) => words.replaceAll(/\s+/gu, ' ').trim()

/** The words of a picture; the kind of a sequence's frame stands before what it is called, and dates are counted. */
const wordsIn = ({ shapes }: Pick<Scene, 'shapes'>): readonly string[] =>
  shapes
    .flatMap((shape) => {
      if (!('text' in shape) || shape.id.startsWith('part_date')) return []
      const isBlock = shape.id.startsWith('frame_block')
      return [
        isBlock
          ? flat(shape.text).replace(/^(?:(?:loop|alt|opt|par|critical|break|rect|box)(?: |$))+/u, '')
          : flat(shape.text),
      ]
    })
    .filter((words) => words !== '')
    .toSorted()

/** Where the bars of a chart stand. */
const barsIn = ({ shapes }: Pick<Scene, 'shapes'>) =>
  new Map(
    shapes.flatMap((shape): [string, number][] =>
      shape.kind === 'box' && shape.id.startsWith('node_bar_') ? [[shape.id, shape.x]] : [],
    ),
  )

const AREA = { x: 900, y: 0, width: 80, height: 40 }
const hold = (id: string, from: string, to: string, text = '') =>
  newConnector(id, { shape: from, side: null }, { shape: to, side: null }, { text })
const say = (id: string, text: string) => (scene: Scene) => setText(scene, id, text)
const remove = (id: string) => (scene: Scene) => removeShapes(scene, new Set([id]))
const move = (id: string, x: number) => (scene: Scene) => moveShapes(scene, new Set([id]), { x, y: 0 })

const words = fc.constantFrom(
  'Nowe',
  'Dwa słowa',
  'Linia\ndruga',
  'A: b',
  'x; y',
  '"c"',
  'end',
  '#1; x',
  'a->>b: c',
  '1, 2',
  '',
  '%% x',
  'title x',
  'section y',
  'excludes z',
  'direction LR',
  'accTitle: x',
  'par x',
  'and',
  ' ',
)

const step = fc.record({
  name: fc.constantFrom('rename', 'move', 'remove', 'next', 'join', 'message', 'retype'),
  pick: fc.nat(60),
  other: fc.nat(60),
  text: words,
})

/** What somebody does with a picture by hand: one change after another, as they come. */
function changesBy(
  { name, pick, other, text }: { name: string; pick: number; other: number; text: string },
  scene: Scene,
  at: number,
): readonly ((scene: Scene) => Scene)[] {
  const isChart = scene.shapes.some(({ id }) => id === 'part_line_0')
  const isMap = scene.source?.trimStart().startsWith('mindmap') === true
  const said = scene.shapes.filter(
    (shape) => 'text' in shape && shape.text !== '' && !shape.id.startsWith('part_date'),
  )
  const boxes = scene.shapes.filter(({ id, kind }) => kind === 'box' && /^(?:node|new)/u.test(id))
  const [chosen, box] = [said[pick % said.length], boxes[pick % boxes.length]]
  const target = boxes[other % boxes.length]
  if (chosen === undefined || box === undefined || target === undefined) return []
  const typed = flat(text) === '' ? 'Potem' : text
  const made = newBox(`new${at}`, { ...AREA, y: at * 90 })
  const line = hold(`line${at}`, box.id, made.id)
  // Who writes clears the words first, for longer than a moment.
  if (name === 'rename') return [say(chosen.id, text), say(chosen.id, typed)]
  if (name === 'move') return [move(isChart ? box.id : chosen.id, other * 3 - 90)]
  if (name === 'remove') return isMap ? [] : [remove(chosen.id)]
  if (isChart) return []
  if (name === 'next') return [(each) => addShapes(each, [made, line]), say(made.id, typed)]
  if (name === 'join')
    return [(each) => addShapes(each, [{ ...made, text: typed }]), (each) => addShapes(each, [line])]
  const isSequence = scene.source?.trimStart().startsWith('sequence') === true
  const message = hold(`line${at}`, box.id, target.id, 'Wiadomość')
  return isSequence && name === 'message' ? [(each) => addShapes(each, [message])] : []
}

describe('a picture that rules lay out', () => {
  it.each(['sequence', 'timeline', 'gantt', 'mindmap'] as const)(
    'says what its text says, whichever of them was changed: %s',
    (kind) => {
      const sources = CORPUS.filter((source) => read(source).kind === kind)
      fc.assert(
        fc.property(
          fc.constantFrom(...sources),
          fc.array(step, { minLength: 1, maxLength: 4 }),
          (source, steps) => {
            let scene = drawn(source)
            for (const [at, each] of steps.entries()) {
              if (each.name === 'retype')
                scene = applyDiagram(scene, read(`${scene.source?.trimEnd()}\n%% uwaga\n`), null, measure)
              else for (const change of changesBy(each, scene, at)) scene = follow(scene, change(scene))
              const next = drawn(scene.source ?? '')
              expect(wordsIn(next)).toEqual(wordsIn(scene))
              // What was moved by less than half a day isn’t told yet.
              for (const [bar, x] of barsIn(scene))
                expect(Math.abs(x - (barsIn(next).get(bar) ?? 0))).toBeLessThan(25)
            }
          },
        ),
        { numRuns: 300 },
      )
    },
  )

  it('has new events in its text, however they were drawn, and knows them again', () => {
    const source = 'timeline\n  2024 : a\n  2025 : b\n'
    const byKeys = changed(
      source,
      (scene) => addShapes(scene, [newBox('x', AREA), hold('l', 'node_event_0_0', 'x')]),
      say('x', 'nowe'),
      say('x', 'nowsze'),
    )
    expect(byKeys.source).toBe('timeline\n  2024 : a : nowsze\n  2025 : b\n')
    const again = applyDiagram(byKeys, read(`${byKeys.source}  2026 : c\n`), null, measure)
    expect(wordsIn(again)).toEqual(['2024', '2025', '2026', 'a', 'b', 'c', 'nowsze'])
    const joined = changed(
      source,
      (scene) => addShapes(scene, [newBox('x', AREA, { text: 'nowe' })]),
      (scene) => addShapes(scene, [hold('l', 'node_period_1', 'x')]),
    )
    expect(joined.source).toBe('timeline\n  2024 : a\n  2025 : b : nowe\n')
    expect(
      changed(
        'mindmap\n  root\n    A\n',
        (scene) => addShapes(scene, [newBox('x', AREA, { text: 'B' })]),
        (scene) => addShapes(scene, [hold('l', 'node_A', 'x')]),
      ).source,
    ).toBe('mindmap\n  root\n    A\n      B\n  %% @pos B 900 0 x\n')
  })

  it('names a line on one line, whatever words it joins', () => {
    const source = 'timeline\n  a : x\n  b : y\n  %% @bend a b 140 -30\n'
    const told = changed(source, say('node_period_0', 'Linia\ndruga'))
    expect(told.source).toBe('timeline\n  Linia<br>druga : x\n  b : y\n  %% @bend "Linia druga" b 140 -30\n')
  })

  it('closes up behind somebody who was taken out, with all that they said', () => {
    const source =
      'sequenceDiagram\n  A->>B: raz\n  B->>C: dwa\n  Note over B: uwaga\n  Note over A: druga\n  A->>C: trzy\n'
    const left = changed(source, remove('node_B'))
    expect(left.source).toBe('sequenceDiagram\n  Note over A: druga\n  A->>C: trzy\n')
    expect(wordsIn(left)).toEqual(['A', 'C', 'druga', 'trzy'])
  })

  it('has somebody new behind all others, in a column of their own', () => {
    const source = 'sequenceDiagram\n  A->>B: raz\n'
    const { shapes } = drawn(source)
    const own = shapes.find(({ id }) => id === 'node_B')
    if (own?.kind !== 'box') throw new Error('B is not drawn')
    const grown = changed(source, (scene) =>
      addShapes(scene, [
        newBox('x', { ...AREA, x: own.x, y: 200 }, { text: 'Nowa' }),
        hold('l', 'node_B', 'x', 'dwa'),
      ]),
    )
    expect(grown.source).toMatch(
      /^sequenceDiagram\n {4}participant A\n {4}participant B\n {4}participant nowa as Nowa\n {2}A->>B: raz\n {4}B->>nowa: dwa\n {4}%% @pos nowa \d+ 200 x\n$/u,
    )
    const heads = drawn(grown.source ?? '').shapes.filter((shape) => shape.kind === 'box')
    expect(heads.map(({ text }) => text)).toEqual(['A', 'B', 'Nowa'])
    expect(heads[2]?.x).toBeGreaterThan((heads[1]?.x ?? 0) + (heads[1]?.width ?? 0))
  })

  it('draws what follows somebody like a message, not like their time', () => {
    const scene = drawn('sequenceDiagram\n  A->>B: raz\n')
    let count = 0
    const next = nextShape(scene, 'node_A', 'right', () => `new${(count += 1)}`)
    expect(next?.scene.shapes.at(-1)).toMatchObject({ kind: 'connector', style: 'solid', toEnd: 'arrow' })
  })

  it('has a bar at its day: by small moves, when all of the chart was moved, and with those that follow it', () => {
    const source = 'gantt\n  Raz :a, 2026-01-05, 10d\n  Dwa :after a, 10d\n'
    const small = Array.from({ length: 3 }, () => move('node_bar_0', 10))
    const moved = changed(source, ...small)
    expect(moved.source).toBe(source.replace('01-05', '01-06'))
    expect(barsIn(moved)).toEqual(barsIn(drawn(moved.source ?? '')))
    const all = changed(source, (scene) =>
      moveShapes(scene, new Set(scene.shapes.map(({ id }) => id)), { x: 500, y: 0 }),
    )
    expect(all.source).toBe(source)
  })

  it('reads the rest of a line that opens a frame as words', () => {
    const source = 'sequenceDiagram\n  loop a->>b: c\n    A->>B: raz\n  end\n'
    expect(changed(source, say('frame_block_0', 'loop x->>y: z')).source).toBe(
      source.replace('a->>b: c', 'x->>y: z'),
    )
  })
})
