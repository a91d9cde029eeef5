/**
 * What `reach` finds, or undefined. A browser may lack a part, or refuse it as it is asked for: to a site that may keep
 * nothing, without TLS, in a frame.
 */
export function given<Part>(reach: () => Part): NonNullable<Part> | undefined {
  try {
    return reach() ?? undefined
  } catch {
    return undefined
  }
}
