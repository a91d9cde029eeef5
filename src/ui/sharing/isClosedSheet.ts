/** Whether sharing ended because somebody closed the system’s sheet: they have changed their mind, and nothing failed. */
export function isClosedSheet(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
