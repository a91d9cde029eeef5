/** Whether two sets hold the same. */
export function isSameSet<Value>(one: ReadonlySet<Value>, other: ReadonlySet<Value>): boolean {
  return one === other || (one.size === other.size && [...one].every((value) => other.has(value)))
}
