/** True for the error a cache or database throws when the disk, or this origin's share of it, is full. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
