import type { PoseName, RelationName } from '#domain/generation/reading/brief.ts'
import { canHold } from '#domain/generation/reading/wearing.ts'
import type { Node } from './group.ts'
import type { Thing } from './thing.ts'
import { TOGETHER } from './together.ts'

/** A thing placed by another, while it is found. */
interface Kid {
  readonly name: RelationName
  readonly thing: Thing
}

/** Groups things by the thing they are placed by: returns those that no other carries, each with its own. */
export function nodesOf(things: readonly Thing[]): Node[] {
  const kids = new Map<Thing, Kid[]>()
  const placed = new Set<Thing>()
  for (const thing of things) {
    const anchor = anchorOf(thing, things)
    if (anchor === undefined || thing.relation === null) continue
    placed.add(thing)
    kids.set(anchor, [...(kids.get(anchor) ?? []), { name: thing.relation.name, thing }])
  }
  return pairsIn(
    things.filter((thing) => !placed.has(thing)),
    kids,
  )
}

/** Several are spread over several: each of two cats has one of two chairs. */
function anchorOf(thing: Thing, things: readonly Thing[]): Thing | undefined {
  const { relation } = thing
  if (relation === null) return undefined
  const anchors = things.filter(({ name }) => name === relation.to && name !== thing.name)
  const others = things.filter((one) => one.relation?.to === relation.to && one.name !== relation.to)
  return anchors[others.indexOf(thing) % Math.max(1, anchors.length)]
}

/** Figures that hug, kiss or dance with each other are one node; a left-over one joins the last of them. */
function pairsIn(things: readonly Thing[], kids: ReadonlyMap<Thing, readonly Kid[]>): Node[] {
  const nodes: Node[] = []
  let open: Thing[] = []
  const close = () => {
    const [first, ...others] = open
    if (first !== undefined)
      nodes.push({ things: [first, ...others], kids: kidsOf([first, ...others], kids) })
    open = []
  }
  for (const [index, thing] of things.entries()) {
    const [last] = open.slice(-1)
    if (last !== undefined && !isPair(last, thing)) close()
    open.push(thing)
    const left = things.length - index - 1
    const isLastButOne = left === 1 && isPair(thing, things[index + 1])
    if (!isTogether(thing) || (open.length === 2 && !isLastButOne) || open.length === 3) close()
  }
  close()
  return nodes
}

function kidsOf(things: readonly Thing[], kids: ReadonlyMap<Thing, readonly Kid[]>): Node['kids'] {
  const all = things.flatMap((thing) => kids.get(thing) ?? [])
  // A thing on another is placed before a figure behind it.
  const names = [...new Set(all.map(({ name }) => name))].toSorted(
    (one, other) => Number(other === 'on') - Number(one === 'on'),
  )
  return names.map((name) => ({
    name,
    nodes: pairsIn(
      all.filter((kid) => kid.name === name).map(({ thing }) => thing),
      kids,
    ),
  }))
}

const CLOSE: ReadonlySet<PoseName | null> = new Set(['hugging', 'kissing'])
/** Whether its action takes two. */
function isTogether({ name, pose }: Thing): boolean {
  return !TOGETHER.has(name) && (CLOSE.has(pose) || (pose === 'dancing' && canHold(name)))
}

function isPair(one: Thing, other: Thing | undefined): boolean {
  return other !== undefined && one.pose === other.pose && isTogether(one) && isTogether(other)
}
