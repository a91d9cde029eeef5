/** The number that a choice among these stands for; the first where it stands for none. */
export function numberOf(values: readonly [number, ...number[]], written: string): number {
  return values.find((value) => String(value) === written) ?? values[0]
}
