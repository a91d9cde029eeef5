import type { Mark } from '#domain/text/marks/mark.ts'
import type { Span } from '#domain/text/span.ts'
import { editBetween } from '#domain/text/changes/editBetween.ts'

/** A line of the text with the marks that are known of it, in order, counted from where it begins. */
export interface CheckedLine {
  readonly text: string
  readonly marks: readonly Mark[]
  /** By which edition of the rules it was checked: 0 not yet, else as `Answer` tells it. */
  readonly edition: number
}

/** The lines of a text that nobody has checked yet. */
export function uncheckedLines(text: string): readonly CheckedLine[] {
  return text.split('\n').map((line) => ({ text: line, marks: [], edition: 0 }))
}

/**
 * The lines after a change of the text. Lines that stay are the same objects; a changed one keeps the marks that the change
 * doesn't touch until it is checked again.
 */
export function changedLines(lines: readonly CheckedLine[], text: string): readonly CheckedLine[] {
  const texts = text.split('\n')
  const most = Math.min(lines.length, texts.length)
  let start = 0
  while (start < most && lines[start]?.text === texts[start]) start += 1
  let end = 0
  while (end < most - start && lines.at(-1 - end)?.text === texts.at(-1 - end)) end += 1
  const old = lines.slice(start, lines.length - end)
  const fresh = texts.slice(start, texts.length - end)
  if (old.length === 0 && fresh.length === 0) return lines
  const known = new Map(old.map((line) => [line.text, line]))
  const changed = fresh.map((line, at): CheckedLine => {
    const same = known.get(line)
    if (same !== undefined) return same
    const before = old.length === fresh.length ? old[at] : undefined
    return { text: line, marks: before === undefined ? [] : carriedMarks(before, line), edition: 0 }
  })
  return [...lines.slice(0, start), ...changed, ...lines.slice(lines.length - end)]
}

function carriedMarks({ text, marks }: CheckedLine, next: string): readonly Mark[] {
  const edit = editBetween(text, next)
  if (edit === null) return marks
  const shift = edit.text.length - (edit.to - edit.from)
  return marks.flatMap((mark) => {
    if (mark.to < edit.from) return [mark]
    return mark.from > edit.to ? [{ ...mark, from: mark.from + shift, to: mark.to + shift }] : []
  })
}

/** The texts of lines that an edition of the rules has not checked yet, each once, at most so many. */
export function unansweredTexts(
  lines: readonly CheckedLine[],
  edition: number,
  most: number,
): readonly string[] {
  const texts = new Set<string>()
  for (const { text, edition: known } of lines) {
    if (texts.size >= most) break
    if (known < edition && /\S/u.test(text)) texts.add(text)
  }
  return [...texts]
}

/** The lines with what was answered of their texts. Answers of texts that are gone, or of an older edition, change nothing. */
export function answeredLines(
  lines: readonly CheckedLine[],
  answers: ReadonlyMap<string, readonly Mark[]>,
  edition: number,
): readonly CheckedLine[] {
  let isSame = true
  const next = lines.map((line) => {
    const marks = line.edition < edition ? answers.get(line.text) : undefined
    if (marks === undefined) return line
    isSame = false
    return { text: line.text, marks, edition }
  })
  return isSame ? lines : next
}

/** A mark with its place in the whole text and what is written there. */
export interface PlacedMark extends Span {
  readonly mark: Mark
  readonly written: string
  /** The same for the same fault at the same words, however the text around it changes. */
  readonly key: string
}

/** Letters beside a mark that tell it from another one of the same words. */
const BESIDE = 16

/** A line's marks without those that are hidden, as places of the text in which the line begins at `start`. */
export function placedMarks(line: CheckedLine, start: number, isHidden: IsHidden): readonly PlacedMark[] {
  return line.marks.flatMap((mark) => {
    const written = line.text.slice(mark.from, mark.to)
    const beside = `${line.text.slice(Math.max(0, mark.from - BESIDE), mark.from)}|${line.text.slice(mark.to, mark.to + BESIDE)}`
    const placed = {
      mark,
      written,
      key: `${mark.message.code}|${written}|${beside}`,
      from: start + mark.from,
      to: start + mark.to,
    }
    return isHidden(placed) ? [] : [placed]
  })
}

/** Whether somebody has passed a mark over or knows its word. */
export type IsHidden = (mark: PlacedMark) => boolean

/** All marks of a text in order. */
export function allMarks(lines: readonly CheckedLine[], isHidden: IsHidden): readonly PlacedMark[] {
  let start = 0
  return lines.flatMap((line) => {
    const marks = line.marks.length === 0 ? [] : placedMarks(line, start, isHidden)
    start += line.text.length + 1
    return marks
  })
}
