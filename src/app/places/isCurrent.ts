/**
 * Whether a destination is the present page or one above it. Of two nested destinations (`/sklep`, `/sklep/kredyty`),
 * only the nearer one is current.
 */
export function isCurrent(
  to: string,
  path: string,
  others: readonly { readonly to: string }[] = [],
): boolean {
  const contains = (place: string): boolean => path === place || path.startsWith(`${place}/`)
  return contains(to) && !others.some((other) => other.to.length > to.length && contains(other.to))
}
