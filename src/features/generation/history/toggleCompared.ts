/** Two can be compared: choosing a third lets the first go; choosing a chosen one again takes it back. */
export function toggleCompared(compared: readonly string[], refCode: string): readonly string[] {
  if (compared.includes(refCode)) return compared.filter((other) => other !== refCode)
  return [...compared, refCode].slice(-2)
}
