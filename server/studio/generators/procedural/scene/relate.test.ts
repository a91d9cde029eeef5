import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MotifName, MOTIFS, type RelationName } from '#domain/generation/reading/brief.ts'
import { readPrompt } from '#domain/generation/reading/readPrompt.ts'
import { CONTAINERS } from '#domain/generation/reading/relations.ts'
import { randomOf } from '#server/platform/media/brushes/random.ts'
import { boundsOf } from '../picture/trace.ts'
import { arrange } from './arrange.ts'
import { ALL_MOTIFS } from './motifs/allMotifs.ts'
import { boxOf, type Group } from './group.ts'
import { groupOf } from './relate.ts'
import type { Sheet } from './scene.ts'
import { BOARDS, BUILDINGS, CROWNS, LAMPS } from './surfaces.ts'
import { isCarrier } from './shoulders.ts'
import { AFLOAT, type Thing } from './thing.ts'
import { tonesOf } from './tones.ts'

function sheetOf(prompt: string, seed: number, [width, height] = [1024, 1024]): Sheet {
  const brief = readPrompt(prompt)
  const random = randomOf(`${seed} ${prompt}`)
  return { width, height, brief, random, tones: tonesOf(brief, random) }
}

function thing(name: MotifName, more: Partial<Thing> = {}): Thing {
  return {
    name,
    pose: null,
    of: null,
    wears: [],
    holds: null,
    relation: null,
    spot: null,
    colour: null,
    colours: [],
    grown: 1,
    nth: 0,
    many: 1,
    ...more,
  }
}

/** A figure placed by a thing, drawn with a seed: where both are, and which is drawn first. */
function related(who: MotifName, relation: RelationName, to: MotifName, seed = 1, count = 1) {
  const kids = Array.from({ length: count }, () => ({ things: [thing(who)] as const, kids: [] }))
  const node = { things: [thing(to)] as const, kids: [{ name: relation, nodes: kids }] }
  const group = groupOf(sheetOf('kot', seed), node)
  const { members } = group
  const first = members.findIndex((member) => member.thing.name === who)
  return {
    group,
    who: unionOf(members.filter((member) => member.thing.name === who)),
    to: boxOf(group.root),
    isBefore: first > members.indexOf(group.root),
    front: members.find(({ isFront }) => isFront === true),
  }
}

function unionOf(members: Group['members']) {
  const boxes = members.map(boxOf)
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

type Box = ReturnType<typeof unionOf>
const overlap = (one: Box, other: Box) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0
const isOver = (one: Box, other: Box) =>
  (one.left + one.right) / 2 > other.left && (one.left + one.right) / 2 < other.right

const SEEDS = integer({ min: 1, max: 60 })
const WHO = constantFrom<MotifName>(
  'cat',
  'dog',
  'girl',
  'grandma',
  'owl',
  'hedgehog',
  'elephant',
  'mouse',
  'couple',
)
const COUNT = integer({ min: 1, max: 3 })
const anchors = (isOne: (name: MotifName) => boolean) =>
  constantFrom(
    ...MOTIFS.filter(
      (name) =>
        isOne(name) &&
        !['cat', 'dog', 'girl', 'grandma', 'owl', 'hedgehog', 'elephant', 'mouse', 'couple'].includes(name),
    ),
  )
const ANY = anchors(() => true)

function holdsFor(
  relation: RelationName,
  to: ReturnType<typeof anchors>,
  check: (found: ReturnType<typeof related>, name: MotifName) => void,
): void {
  assert(
    property(WHO, to, SEEDS, COUNT, (who, name, seed, count) =>
      check(related(who, relation, name, seed, count), name),
    ),
    { numRuns: 250 },
  )
}

describe('what is related is seen so', () => {
  it('on: above the foot of what carries it, over it, and before it', () => {
    holdsFor('on', ANY, ({ who, to, isBefore, group }) => {
      expect(who.bottom).toBeLessThan(to.bottom + 0.02)
      expect(who.top).toBeLessThan(to.bottom)
      expect(isOver(who, to)).toBe(true)
      // Who sits on somebody's shoulders is behind their head.
      expect(isBefore || isCarrier(group.root.thing)).toBe(true)
    })
  })

  it('on shoulders: the rider’s head is above the carrier’s, and the legs are before it', () => {
    for (const [rider, carrier] of [
      ['girl', 'dad'],
      ['boy', 'grandma'],
      ['woman', 'man'],
    ] as const) {
      const { who, to, front } = related(rider, 'on', carrier)
      expect(who.top).toBeLessThan(to.top)
      expect(who.bottom).toBeLessThan((to.top + to.bottom) / 2)
      expect(front).toBeDefined()
    }
  })

  it('under a blanket: the head is out of it, and the rest is not', () => {
    for (const who of ['girl', 'bear', 'cat'] as const) {
      const { who: seen, front } = related(who, 'under', 'blanket')
      const edge = front === undefined ? seen.bottom : boxOf(front).top
      expect(edge).toBeGreaterThan(seen.top + (seen.bottom - seen.top) * 0.3)
      expect(edge).toBeLessThan(seen.bottom)
    }
  })

  it('in a window or a cab: within the outline of what it looks out of', () => {
    for (const to of ['shop', 'house', 'rocket', 'train', 'bus', 'castle', 'camper', 'tractor'] as const)
      for (const who of ['cat', 'girl', 'elephant'] as const) {
        const { who: seen, to: whole } = related(who, 'in', to)
        expect(seen.left).toBeGreaterThan(whole.left)
        expect(seen.right).toBeLessThan(whole.right)
        expect(seen.top).toBeGreaterThan(whole.top)
        expect(seen.bottom).toBeLessThan(whole.bottom)
      }
  })

  it('on eggs: the eggs are before the bird, and not as large as it', () => {
    for (const bird of ['hen', 'duck', 'owl'] as const) {
      const { who, front } = related(bird, 'on', 'egg')
      const edge = front === undefined ? who.top : boxOf(front).top
      expect(edge).toBeGreaterThan(who.top + (who.bottom - who.top) * 0.4)
    }
  })

  it('in a flower: the head is out of it', () => {
    for (const flower of ['tulip', 'peony', 'sunflower'] as const) {
      const { who, front } = related('girl', 'in', flower)
      const edge = front === undefined ? who.top : boxOf(front).top
      expect(edge).toBeGreaterThan(who.top)
    }
  })

  it('around: one thing is between those at both its sides', () => {
    for (const anchor of ['christmastree', 'snowman', 'campfire', 'fountain'] as const) {
      const { group, to } = related('girl', 'around', anchor, 3, 4)
      const middles = group.members
        .filter((member) => member.thing.name === 'girl')
        .map((member) => (boxOf(member).left + boxOf(member).right) / 2)
      expect(middles.filter((x) => x < (to.left + to.right) / 2)).toHaveLength(2)
      expect(middles.filter((x) => x > (to.left + to.right) / 2)).toHaveLength(2)
    }
  })

  it('pulling: the animals are before the vehicle, which has reins', () => {
    for (const [animal, vehicle, count] of [
      ['horse', 'carriage', 2],
      ['deer', 'sleigh', 6],
      ['dog', 'sleigh', 4],
    ] as const) {
      const { group, who, front } = related(animal, 'pulling', vehicle, 1, count)
      expect(who.right).toBeLessThanOrEqual(boxOf(group.root).left + 0.001)
      expect(group.members.filter((member) => member.thing.name === animal)).toHaveLength(count)
      expect(front).toBeDefined()
    }
  })

  it('in: looks out over an edge that is before it', () => {
    const edged = anchors((name) => CONTAINERS.some((one) => one === name))
    holdsFor('in', edged, ({ who, to, front, isBefore }, name) => {
      expect(isBefore).toBe(true)
      const edge = front === undefined ? to : boxOf(front)
      expect(front).toBeDefined()
      expect(who.top).toBeLessThan(edge.top)
      expect(who.bottom > edge.top || name === 'cloud').toBe(true)
      expect(who.bottom).toBeLessThanOrEqual(to.bottom)
      expect(isOver(who, to)).toBe(true)
    })
  })

  it('under what hangs or floats: below all of it', () => {
    holdsFor(
      'under',
      anchors((name) => ALL_MOTIFS[name].floats === true && CROWNS[name] === undefined && name !== 'branch'),
      ({ who, to }, name) => {
        // Below a swimming thing is the water.
        const [higher, lower] = AFLOAT.has(name) ? [to.bottom, who.top] : [to.bottom, who.top + 0.001]
        expect(higher).toBeLessThanOrEqual(lower)
      },
    )
  })

  it('under a crown or a lamp: lower than it, on the ground', () => {
    holdsFor(
      'under',
      anchors((name) => CROWNS[name] !== undefined || LAMPS[name] !== undefined),
      ({ who, group: { root } }, name) => {
        expect(who.top).toBeGreaterThanOrEqual(root.y - root.size * (CROWNS[name] ?? LAMPS[name] ?? 0))
        expect(Math.abs(who.bottom)).toBeLessThan(0.2)
      },
    )
  })

  it('under what stands on the ground: at its foot, and small beside it', () => {
    holdsFor(
      'under',
      anchors(
        (name) =>
          ALL_MOTIFS[name].floats !== true &&
          CROWNS[name] === undefined &&
          !AFLOAT.has(name) &&
          !BUILDINGS.has(name) &&
          name !== 'umbrella' &&
          name !== 'blanket' &&
          LAMPS[name] === undefined &&
          BOARDS[name] === undefined,
      ),
      ({ who, group: { root }, isBefore }) => {
        expect(who.bottom - who.top).toBeLessThan(root.size * 0.5)
        expect(isBefore).toBe(true)
      },
    )
  })

  it('under a board: between the legs, before it', () => {
    holdsFor(
      'under',
      anchors((name) => BOARDS[name] !== undefined),
      ({ who, to, group: { root }, isBefore }, name) => {
        expect(who.top).toBeGreaterThanOrEqual(root.y - root.size * (BOARDS[name] ?? 0))
        expect(Math.abs(who.bottom)).toBeLessThan(0.05)
        expect(who.left).toBeGreaterThan(to.left)
        expect(who.right).toBeLessThan(to.right)
        expect(isBefore).toBe(true)
      },
    )
  })

  it('in front: lower, overlapping and before it', () => {
    holdsFor('front', ANY, ({ who, to, group: { root }, isBefore }) => {
      expect(overlap(who, to)).toBe(true)
      expect(root.y).toBeLessThan(0)
      expect(isBefore).toBe(true)
    })
  })

  it('behind: overlapped by it, and not hidden', () => {
    holdsFor('behind', ANY, ({ who, to, isBefore, group: { root } }, name) => {
      expect(overlap(who, to)).toBe(true)
      expect(isBefore).toBe(false)
      const crown = CROWNS[name]
      const hidden = Math.min(who.right, to.right) - Math.max(who.left, to.left)
      const isPeeking = to.top - who.top > (who.bottom - who.top) * 0.25
      const isAside = isPeeking || hidden < (who.right - who.left) * 0.95
      // A trunk hides no more than a side, and no figure is in the leaves.
      const isUnder = crown !== undefined && who.top >= root.y - root.size * crown - 0.06
      expect(isUnder ? who.right > root.x + root.size * 0.1 : isAside).toBe(true)
    })
  })

  it('beside: on the same ground without touching', () => {
    holdsFor('beside', ANY, ({ who, to, group: { root } }) => {
      expect(who.right).toBeLessThan(to.left)
      expect(root.y).toBe(0)
    })
  })

  it('above: higher than all of it, over its middle', () => {
    holdsFor('above', ANY, ({ who, to }) => {
      expect(who.bottom).toBeLessThan(to.top)
      expect(isOver(who, to)).toBe(true)
    })
  })

  it.each(['hugging', 'kissing', 'dancing'] as const)('%s: side by side and touching', (pose) => {
    const people = constantFrom<MotifName>('girl', 'boy', 'grandma', 'dad', 'bride')
    const anybody =
      pose === 'dancing' ? people : constantFrom<MotifName>('cat', 'bear', 'horse', 'girl', 'dad', 'penguin')
    assert(
      property(anybody, anybody, SEEDS, (one, other, seed) => {
        const things = [thing(one, { pose }), thing(other, { pose, nth: 1 })] as const
        const { members } = groupOf(sheetOf('kot', seed), { things, kids: [] })
        const [left, right] = members
        if (left === undefined || right === undefined) throw new Error('Two are there')
        expect(boxOf(left).right).toBeGreaterThan(boxOf(right).left)
        expect(left.x).toBeLessThan(right.x)
      }),
      { numRuns: 120 },
    )
  })
})

function arranged(prompt: string, seed: number) {
  const sheet = sheetOf(prompt, seed)
  return arrange(sheet, { behind: [], front: [], ground: 900, hero: 500 }, sheet.brief.motifs)
}

/** The height of each thing, px. */
function tallOnes(prompt: string): number[] {
  const sprites = arranged(prompt, 2).filter(({ size }) => size > 0)
  return sprites.map(({ shapes }) => {
    const { top, bottom } = boundsOf(shapes)
    return bottom - top
  })
}

const SHEETS = [
  [1024, 1024],
  [1024, 1792],
  [1792, 1024],
  [1024, 717],
] as const

describe('a group in its picture', () => {
  const relations = ['on', 'in', 'under', 'front', 'behind', 'beside', 'above', 'around'] as const
  const WORDS: Readonly<Record<(typeof relations)[number], string>> = {
    on: 'on',
    in: 'in',
    under: 'under',
    front: 'in front of',
    behind: 'behind',
    beside: 'next to',
    above: 'above',
    around: 'around',
  }

  it('never leaves it', () => {
    assert(
      property(
        constantFrom('a cat', 'two dogs', 'three owls', 'a girl', 'a couple', 'an elephant'),
        constantFrom(...relations),
        constantFrom(
          'chair',
          'sofa',
          'house',
          'castle',
          'tree',
          'mushroom',
          'basket',
          'umbrella',
          'heart',
          'boat',
          'bicycle',
          'cloud',
          'hot-air balloon',
          'rainbow',
          'swing',
          'gift',
        ),
        constantFrom('', ' in front of a church', ' and a red balloon', ' on the left'),
        constantFrom(...SHEETS),
        SEEDS,
        (who, relation, to, more, size, seed) => {
          const sheet = sheetOf(`${who} ${WORDS[relation]} a ${to}${more}`, seed, [...size])
          const { width, height, brief } = sheet
          const unit = Math.min(width, height)
          const place = { behind: [], front: [], ground: height * 0.9, hero: unit * 0.5 }
          const isGrouped = brief.motifs.some((motif) => motif.relation !== null)
          const sprites = isGrouped && brief.motifs.length < 3 ? arrange(sheet, place, brief.motifs) : []
          for (const sprite of sprites.filter(({ depth, size: tall }) => depth > 0.7 && tall > 0)) {
            const { left, right, top, bottom } = boundsOf(sprite.shapes)
            expect(Math.min(left, top)).toBeGreaterThan(-unit * 0.02)
            expect(right).toBeLessThan(width + unit * 0.02)
            expect(bottom).toBeLessThan(height + unit * 0.02)
          }
        },
      ),
      { numRuns: 250 },
    )
  })

  it('comes out the same again from the same seed', () => {
    expect(arranged('dwa koty na kanapie', 3)).toEqual(arranged('dwa koty na kanapie', 3))
    expect(arranged('dwa koty na kanapie', 3)).not.toEqual(arranged('dwa koty na kanapie', 4))
  })

  it.each([
    ['latarnia morska po lewej', 'left', null],
    ['kot po prawej', 'right', null],
    ['serce w prawym górnym rogu i kot', 'right', 'top'],
    ['a star in the bottom left corner and a dog', 'left', 'bottom'],
    ['balon u góry i tort', null, 'top'],
  ] as const)('„%s” is where it was said', (prompt, across, up) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const sheet = sheetOf(prompt, seed)
      const { width, height, brief } = sheet
      const spot = brief.motifs.filter((motif) => motif.spot !== null)
      const sprites = arrange(sheet, { behind: [], front: [], ground: 920, hero: 470 }, brief.motifs)
      const things = sprites.filter(({ size }) => size > 0)
      expect(spot).toHaveLength(1)
      const { left, right, top, bottom } = boundsOf((up === null ? things[0] : things.at(-1))?.shapes ?? [])
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      expect([
        across ?? (x < width / 2 ? 'left' : 'right'),
        up ?? (y < height / 2 ? 'top' : 'bottom'),
      ]).toEqual([x < width / 2 ? 'left' : 'right', y < height / 2 ? 'top' : 'bottom'])
      expect([left >= 0, right <= width, top >= 0, bottom <= height]).toEqual([true, true, true, true])
    }
  })

  it('has cats that are smaller than people, and as large as ever where there are none', () => {
    const tall = tallOnes('babcia na fotelu i kot')
    expect(tall.at(-1)).toBeLessThan(Math.max(...tall) * 0.75)
    expect(tallOnes('kot').at(-1)).toBeGreaterThan(450)
  })

  it('dances upright where it is a pair', () => {
    for (const seed of [1, 2, 3, 4]) {
      const [, pair] = arranged('para tańczy', seed)
      const { left, right } = boundsOf((pair?.shapes ?? []).filter(({ isEye }) => isEye === true))
      expect(right - left).toBeGreaterThan(100)
    }
  })

  it('of two cats on two chairs is a chair with a cat, twice', () => {
    const sprites = arranged('dwa koty na dwóch krzesłach', 1)
    expect(sprites.filter(({ size }) => size > 0)).toHaveLength(4)
  })
})

/** How much of the bodies in a row cover their neighbours, as a share of the narrower one. */
function overlaps(prompt: string, seed: number): number[] {
  const sheet = sheetOf(prompt, seed)
  const place = { behind: [], front: [], ground: 920, hero: 500, isOpen: true }
  const boxes = arrange(sheet, place, sheet.brief.motifs)
    .filter(({ depth, size }) => size > 0 && (depth === 0.82 || depth === 0.76))
    .map(({ shapes }) => boundsOf(shapes.filter(({ line, isDetail }) => line === null && !isDetail)))
    .toSorted((one, other) => one.left - other.left)
  return boxes.slice(1).map((box, index) => {
    const before = boxes[index] ?? box
    const narrow = Math.min(box.right - box.left, before.right - before.left)
    return (before.right - box.left) / narrow
  })
}

describe('animals side by side', () => {
  it('hardly cover each other', () => {
    assert(
      property(
        constantFrom('konie', 'krowy', 'koty', 'łabędzie', 'lisy', 'słonie', 'jelenie'),
        constantFrom('dwa', 'trzy'),
        integer({ min: 1, max: 300 }),
        (who, count, seed) => {
          for (const share of overlaps(`${count} ${who} na łące`, seed)) expect(share).toBeLessThan(0.2)
        },
      ),
      { numRuns: 80 },
    )
  })

  it('look at each other where they are two', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const sheet = sheetOf('dwa łabędzie na jeziorze', seed)
      const swans = arrange(sheet, { behind: [], front: [], ground: 920, hero: 500 }, sheet.brief.motifs)
        .filter(({ size }) => size > 0)
        .toSorted((one, other) => one.pivot.x - other.pivot.x)
      const looks = swans.map(({ shapes, pivot }) => {
        const eye = boundsOf(shapes.filter(({ isEye }) => isEye === true))
        return Math.sign((eye.left + eye.right) / 2 - pivot.x)
      })
      expect(looks).toEqual([1, -1])
    }
  })
})

describe('who jumps over something', () => {
  it.each(['a rabbit jumping over a pumpkin', 'jednorożec skacze nad tęczą'])(
    'is on the sheet: „%s”',
    (prompt) => {
      for (const seed of [1, 2, 3, 4]) {
        const sheet = sheetOf(prompt, seed)
        const sprites = arrange(sheet, { behind: [], front: [], ground: 920, hero: 500 }, sheet.brief.motifs)
        expect(boundsOf(sprites.flatMap(({ shapes }) => shapes)).top).toBeGreaterThan(0)
      }
    },
  )
})

describe('people at a laid table', () => {
  it.each([
    ['tort na stole, babcia i dziadek', 2],
    ['babcia z tortem na stole', 1],
    ['mama z córką, tort, kuchnia', 2],
    ['mama, tata i chłopiec, tort na stole', 3],
    ['rodzina i tort na stole', 1],
  ])('stand behind it, and what is on it hides no face: „%s”', (prompt, count) => {
    for (const seed of [1, 2, 3]) {
      const sheet = sheetOf(prompt, seed)
      const sprites = arrange(sheet, { behind: [], front: [], ground: 920, hero: 500 }, sheet.brief.motifs)
      const things = sprites.filter(({ size, shapes }) => size > 0 && shapes.length > 1)
      const faces = things.map(({ shapes }) => shapes.filter(({ isEye }) => isEye === true))
      const people = things.filter((_, index) => (faces[index]?.length ?? 0) > 0)
      expect(people).toHaveLength(count)
      const at = things.findLastIndex((_, index) => (faces[index]?.length ?? 0) > 0)
      const last = things.slice(at + 1)
      // The table and the cake are drawn last.
      expect(last).toHaveLength(2)
      const cake = boundsOf(last[1]?.shapes ?? [])
      for (const eyes of faces.filter((those) => those.length > 0)) {
        const face = boundsOf(eyes)
        const middle = (face.left + face.right) / 2
        const isHidden = count < 3 && middle > cake.left && middle < cake.right && face.top > cake.top
        expect(isHidden).toBe(false)
      }
    }
  })
})
