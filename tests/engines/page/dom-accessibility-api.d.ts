/** Its own types are there, and its package doesn't say where. */
declare module 'dom-accessibility-api' {
  export function computeAccessibleName(element: Element): string
  export function getRole(element: Element): string | null
  export function isInaccessible(element: Element): boolean
}
