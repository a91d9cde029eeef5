/** Not every runtime says; a browser that says there is a network may be wrong, one that says there is none is not. */
export function knowsNoNetwork(): boolean {
  return typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine
}
