/** One lesson of a course's workbook, as it is printed. */
export interface Lesson {
  readonly title: string
  /** The knowledge, a paragraph each. */
  readonly text: readonly string[]
  /** The task, done on the lines below. */
  readonly task: string
}
