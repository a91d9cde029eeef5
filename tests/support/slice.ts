/** The number by which the test command tells a run to test a slice of its cases; undefined for all. */
const sliceNumber = () => process.env['SLICE']

/** Whether this run tests all cases of a list. */
export const seesAll = (): boolean => sliceNumber() === undefined

/**
 * The part of a list that this run tests: all of it, or, when the test command gave the run a number (`SLICE`), every
 * `parts`-th, beginning with another for each number. So `npm test` tests all of it in the course of `parts` commits,
 * and the same at every run of one commit.
 */
export function slice<Item>(list: readonly Item[], parts: number, number = sliceNumber()): readonly Item[] {
  if (number === undefined) return list
  return list.filter((_, place) => place % parts === Number(number) % parts)
}
