import type { Span } from '#domain/text/span.ts'
import { type CheckedLine, type IsHidden, placedMarks } from '../checking/checkedLines.ts'
import { createNearness } from './createNearness.ts'
import { highlightSet } from './highlights.ts'
import { MARK_HIGHLIGHTS, OPEN_HIGHLIGHT, SHOWN_HIGHLIGHT } from './markLooks.ts'

/**
 * The text once more behind the field, a block for each line: it gives the field its height, and its letters, which are
 * not seen, carry what is drawn under the words. The field's own letters can't.
 */
export interface Mirror {
  /** Shows lines; only those that are other objects than before are touched. */
  readonly show: (lines: readonly CheckedLine[], isHidden: IsHidden) => void
  /** Draws places of the text that a panel shows. */
  readonly showPlaces: (places: readonly Span[]) => void
  /** Draws the mark whose words are open; null for none. */
  readonly showOpen: (place: Span | null) => void
  /** Where a place is drawn, in the window; null for none. */
  readonly boxOf: (place: Span) => DOMRect | null
  readonly clear: () => void
}

interface Drawn {
  readonly line: CheckedLine
  readonly isHidden: IsHidden
  readonly element: HTMLElement
  readonly letters: Text
  readonly ranges: readonly (readonly [name: string, range: AbstractRange])[]
}

/**
 * Fills an empty element with the mirror. Only what is drawn near the window carries highlights: with each change of the
 * page the browser goes through all of them.
 */
export function createMirror(frame: HTMLElement): Mirror {
  let drawn: readonly Drawn[] = []
  const near = createNearness(changeNearness)
  const drawnOf = new Map<Element, Drawn>()
  const places = new Map<string, readonly Span[]>()

  function changeNearness(element: Element, isNear: boolean): void {
    const one = drawnOf.get(element)
    if (one === undefined) return
    if (isNear) highlight(one)
    else forget(one)
    for (const name of places.keys()) drawPlaces(name)
  }

  function highlight({ ranges }: Drawn): void {
    for (const [name, range] of ranges) highlightSet(name).add(range)
  }

  function draw(line: CheckedLine, isHidden: IsHidden, before: Drawn | undefined): Drawn {
    const letters = before?.letters ?? document.createTextNode('')
    const element = before?.element ?? document.createElement('div')
    if (before === undefined) element.append(letters)
    // A block without letters would have no height.
    if (before?.line.text !== line.text) letters.data = `${line.text}\n`
    const ranges = placedMarks(line, 0, isHidden).map(({ mark, from, to }) => {
      const name = MARK_HIGHLIGHTS[mark.kind]
      // What is missing at a place is drawn under the sign before it.
      const range = rangeIn(letters, { from: from === to ? Math.max(0, from - 1) : from, to })
      return [name, range] as const
    })
    const one = { line, isHidden, element, letters, ranges }
    if (before === undefined) near.follow(element)
    drawnOf.set(element, one)
    if (near.has(element)) highlight(one)
    return one
  }

  function forget({ ranges }: Drawn): void {
    for (const [name, range] of ranges) highlightSet(name).take(range)
  }

  /** The part of a place in each line that it touches. */
  function rangesOf({ from, to }: Span, isWanted: (element: Element) => boolean): readonly AbstractRange[] {
    const ranges: AbstractRange[] = []
    let start = 0
    for (const { line, element, letters } of drawn) {
      const end = start + line.text.length
      if (start > to) break
      if (end >= from && isWanted(element))
        ranges.push(rangeIn(letters, { from: Math.max(0, from - start), to: Math.min(end, to) - start }))
      start = end + 1
    }
    return ranges
  }

  function drawPlaces(name: string): void {
    const set = highlightSet(name)
    set.clear()
    for (const place of places.get(name) ?? []) for (const range of rangesOf(place, near.has)) set.add(range)
  }

  function showPlaces(name: string, next: readonly Span[]): void {
    if (next.length === 0 && !places.has(name)) return
    if (next.length === 0) places.delete(name)
    else places.set(name, next)
    drawPlaces(name)
  }

  return {
    show(lines, isHidden) {
      const most = Math.min(drawn.length, lines.length)
      const isKept = (before: Drawn | undefined, line: CheckedLine | undefined) =>
        before !== undefined && before.line === line && before.isHidden === isHidden
      let start = 0
      while (start < most && isKept(drawn[start], lines[start])) start += 1
      let behind = 0
      while (behind < most - start && isKept(drawn.at(-1 - behind), lines.at(-1 - behind))) behind += 1
      const old = drawn.slice(start, drawn.length - behind)
      const rest = drawn.slice(drawn.length - behind)
      const next: Drawn[] = []
      const added = document.createDocumentFragment()
      for (const [at, line] of lines.slice(start, lines.length - behind).entries()) {
        const before = old[at]
        if (before !== undefined && isKept(before, line)) {
          next.push(before)
          continue
        }
        if (before !== undefined) forget(before)
        const one = draw(line, isHidden, before)
        if (before === undefined) added.append(one.element)
        next.push(one)
      }
      for (const gone of old.slice(next.length)) {
        forget(gone)
        near.leave(gone.element)
        drawnOf.delete(gone.element)
        gone.element.remove()
      }
      frame.insertBefore(added, rest[0]?.element ?? null)
      drawn = [...drawn.slice(0, start), ...next, ...rest]
    },
    showPlaces: (next) => showPlaces(SHOWN_HIGHLIGHT, next),
    showOpen: (place) => showPlaces(OPEN_HIGHLIGHT, place === null ? [] : [place]),
    boxOf(place) {
      const [first] = rangesOf(place, () => true)
      if (first === undefined) return null
      const range = document.createRange()
      range.setStart(first.startContainer, first.startOffset)
      range.setEnd(first.endContainer, first.endOffset)
      // A test's window draws nothing.
      return typeof range.getBoundingClientRect === 'function' ? range.getBoundingClientRect() : null
    },
    clear() {
      for (const one of drawn) forget(one)
      showPlaces(SHOWN_HIGHLIGHT, [])
      showPlaces(OPEN_HIGHLIGHT, [])
      near.stop()
      drawnOf.clear()
      drawn = []
      frame.replaceChildren()
    },
  }
}

function rangeIn(letters: Text, { from, to }: Span): AbstractRange {
  return new StaticRange({
    startContainer: letters,
    startOffset: Math.min(from, letters.length),
    endContainer: letters,
    endOffset: Math.min(to, letters.length),
  })
}
