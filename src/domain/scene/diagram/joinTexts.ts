import { diffSequences, type Replacement } from '../../text/changes/diffSequences.ts'

/** A text that two have changed, line by line. */
export interface TextsToJoin {
  /** What both began with. */
  readonly base: string
  readonly ours: string
  readonly theirs: string
}

/**
 * The text with the lines that both have changed. Of a line that both wrote anew it has ours; lines that they added beside
 * ours follow them.
 */
export function joinTexts({ base, ours, theirs }: TextsToJoin): string {
  const [lines, own, others] = [linesOf(base), linesOf(ours), linesOf(theirs)]
  const mine = diffSequences(lines, own)
  const added = new Map<number, readonly string[]>()
  const replaced = new Map<number, { readonly to: number; readonly by: readonly string[] }>()
  for (const { from, to, otherFrom, otherTo } of diffSequences(lines, others)) {
    const by = others.slice(otherFrom, otherTo)
    const clash = mine.find((each) => overlaps(each, from, to))
    if (clash === undefined && to > from) replaced.set(from, { to, by })
    // Of what both wrote anew only what they added is theirs.
    else {
      const at = clash === undefined ? from : Math.max(to, clash.to)
      added.set(at, [...(added.get(at) ?? []), ...by.slice(to - from)])
    }
  }
  const written = new Map(mine.map((each) => [each.from, each]))
  const joined: string[] = []
  for (let at = 0; at <= lines.length;) {
    const next = written.get(at)
    const taken = replaced.get(at)
    if (next !== undefined) joined.push(...own.slice(next.otherFrom, next.otherTo))
    joined.push(...(added.get(at) ?? []))
    const line = lines[at]
    if (next !== undefined && next.to > at) {
      // What they added to lines that are written anew comes behind these.
      for (let behind = at + 1; behind < next.to; behind += 1) joined.push(...(added.get(behind) ?? []))
      at = next.to
      written.delete(next.from)
    } else if (taken !== undefined) {
      joined.push(...taken.by)
      at = taken.to
    } else {
      if (line !== undefined) joined.push(line)
      at += 1
    }
  }
  return joined.join('\n')
}

/** Without the end of the last line, so that lines can follow it. */
const linesOf = (text: string) => text.replace(/\n$/u, '').split('\n')

/** Whether both take lines out that the other takes out, too. */
const overlaps = (one: Replacement, from: number, to: number) => one.from < to && from < one.to
