/** Whether sharing ended because the person closed the system’s sheet: a change of mind, no failure. */
export function isClosedSheet(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
