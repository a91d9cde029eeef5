/**
 * Whether a destination is where one is: the page itself or one beneath it. Of two destinations of which one
 * stands beneath the other (`/sklep`, `/sklep/kredyty`), only the nearer is.
 */
export function isCurrent(
  to: string,
  path: string,
  others: readonly { readonly to: string }[] = [],
): boolean {
  const contains = (place: string): boolean => path === place || path.startsWith(`${place}/`)
  return contains(to) && !others.some((other) => other.to.length > to.length && contains(other.to))
}
