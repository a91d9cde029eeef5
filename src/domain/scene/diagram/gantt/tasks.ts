import type { Diagram, TaskMark } from '../statement.ts'

const DAY_MS = 86_400_000
/** Days of each unit of a length. */
const UNITS: Readonly<Record<string, number>> = {
  ms: 1 / DAY_MS,
  s: 1 / 86_400,
  m: 1 / 1_440,
  h: 1 / 24,
  d: 1,
  w: 7,
  M: 30,
  y: 365,
}

/** A task with its time, in days since the epoch. */
export interface Task {
  readonly mark: TaskMark
  readonly piece: number
  readonly section: number | null
  readonly start: number
  readonly end: number
}

/** The tasks of a chart with their times. What is told by a task that isn't there follows the one before. */
export function tasksOf({ pieces }: Pick<Diagram, 'pieces'>): readonly Task[] {
  const tasks: Task[] = []
  const byId = new Map<string, Task>()
  let section: number | null = null
  for (const [piece, { statement }] of pieces.entries()) {
    if (statement.type === 'section') section = section === null ? 0 : section + 1
    if (statement.type !== 'task') continue
    const mark = statement.task
    const start = startOf(mark.start, byId) ?? tasks.at(-1)?.end ?? dayOf('2026-01-05') ?? 0
    const task = { mark, piece, section, start, end: Math.max(start, endOf(mark.end, start, byId)) }
    tasks.push(task)
    if (mark.id !== null) byId.set(mark.id, task)
  }
  // „until” may name a task that follows.
  return tasks.map((task) =>
    task.mark.end.startsWith('until ')
      ? { ...task, end: Math.max(task.start, endOf(task.mark.end, task.start, byId)) }
      : task,
  )
}

function startOf(start: string | null, byId: ReadonlyMap<string, Task>): number | null {
  if (start === null) return null
  if (!start.startsWith('after ')) return dayOf(start)
  const ends = start
    .slice(6)
    .trim()
    .split(/\s+/u)
    .flatMap((id) => byId.get(id)?.end ?? [])
  return ends.length === 0 ? null : Math.max(...ends)
}

function endOf(end: string, start: number, byId: ReadonlyMap<string, Task>): number {
  if (end.startsWith('until ')) {
    const starts = end
      .slice(6)
      .trim()
      .split(/\s+/u)
      .flatMap((id) => byId.get(id)?.start ?? [])
    return starts.length === 0 ? start + 1 : Math.min(...starts)
  }
  const length = /^(\d+(?:\.\d+)?)(ms|s|m|h|d|w|M|y)$/u.exec(end)
  if (length !== null) return start + Number(length[1]) * (UNITS[length[2] ?? 'd'] ?? 1)
  return dayOf(end) ?? start + 1
}

/** The day of a date, from the epoch; null for none. */
export function dayOf(date: string): number | null {
  const found = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/u.exec(date)
  if (found === null) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1)
    .map((part) => Number(part ?? 0))
  return Date.UTC(year, month - 1, day, hour, minute, second) / DAY_MS
}

/** A day as it is written. */
export function dateOf(day: number): string {
  return new Date(Math.round(day) * DAY_MS).toISOString().slice(0, 10)
}

/** Where the chart begins and how wide a day is, px. */
export function scaleOf(tasks: readonly Task[]): { readonly first: number; readonly perDay: number } {
  const first = Math.floor(Math.min(...tasks.map(({ start }) => start)))
  const last = Math.ceil(Math.max(...tasks.map(({ end }) => end)))
  if (!Number.isFinite(first) || !Number.isFinite(last)) return { first: 0, perDay: 24 }
  return { first, perDay: Math.min(48, Math.max(2, Math.round(960 / Math.max(1, last - first)))) }
}
