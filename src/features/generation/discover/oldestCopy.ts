/** Since when the oldest of these answers has been a copy of this device, epoch ms; null where all were just read. */
export function oldestCopy(answers: readonly { readonly keptSince: string | null }[]): number | null {
  const moments = answers.flatMap(({ keptSince }) => (keptSince === null ? [] : [Date.parse(keptSince)]))
  return moments.length === 0 ? null : Math.min(...moments)
}
