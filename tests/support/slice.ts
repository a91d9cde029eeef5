/** The number by which the test command tells a run to test a slice of its cases; undefined for all. */
const sliceNumber = () => process.env['SLICE']

/** Whether this run looks at all that a test goes through. */
export const seesAll = (): boolean => sliceNumber() === undefined

/**
 * Of a list that a test goes through, the part that this run looks at: all of it, or, where the test command gave the
 * run a number (`SLICE`), every `parts`-th, beginning with another for each number. So `npm test` sees all of it in
 * the course of `parts` commits, and the same at every run of one commit.
 */
export function slice<Item>(list: readonly Item[], parts: number, number = sliceNumber()): readonly Item[] {
  if (number === undefined) return list
  return list.filter((_, place) => place % parts === Number(number) % parts)
}
