/**
 * Returns the result of `reach`, or undefined. A browser may lack an API, or refuse it on access: for a site without
 * storage permission, without TLS, in a frame.
 */
export function given<Part>(reach: () => Part): NonNullable<Part> | undefined {
  try {
    return reach() ?? undefined
  } catch {
    return undefined
  }
}
