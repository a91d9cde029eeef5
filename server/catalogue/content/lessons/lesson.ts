/** One lesson of a course's workbook, as it is printed. */
export interface Lesson {
  readonly title: string
  /** What there is to know, a paragraph each. */
  readonly text: readonly string[]
  /** What to do with it, on the lines below. */
  readonly task: string
}
