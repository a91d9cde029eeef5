/** Joins the class names that are there. */
export function classNames(...names: readonly (string | undefined | false)[]): string {
  return names.filter((name) => name !== undefined && name !== false && name !== '').join(' ')
}
