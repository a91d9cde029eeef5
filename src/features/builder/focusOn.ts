/** The parts of the editor in their order on the screen. Each is marked by `data-part`. */
export const PARTS = ['toolbar', 'palette', 'canvas', 'steps', 'panel', 'panels'] as const
export type Part = (typeof PARTS)[number]

const CONTROL = ['input', 'textarea', 'select', 'button', 'a[href]', '[tabindex="0"]']
  .map((each) => `${each}:not(:disabled, [hidden], [tabindex="-1"])`)
  .join()

const elementOf = (part: Part) => document.querySelector<HTMLElement>(`[data-part="${part}"]`)

/** Brings the focus to a part of the editor: to itself where it has keys, else to its first control; false where it isn’t shown. */
export function focusOn(part: Part): boolean {
  const element = elementOf(part)
  const target = element?.tabIndex === 0 ? element : (element?.querySelector<HTMLElement>(CONTROL) ?? element)
  target?.focus()
  return target !== null && target !== undefined
}

/** The part that holds an element; null for none. */
export function partOf(target: EventTarget | null): Part | null {
  return PARTS.find((part) => target instanceof Node && elementOf(part)?.contains(target) === true) ?? null
}

/** Brings the focus to the part that is shown after this one, or before it; tells which, null where there is none. */
export function focusBeside(part: Part | null, step: 1 | -1): Part | null {
  const shown = PARTS.filter((each) => elementOf(each) !== null)
  const from = part === null ? -1 : shown.indexOf(part)
  const at = from === -1 ? (step === 1 ? 0 : -1) : (from + step) % shown.length
  const next = shown.at(at)
  return next !== undefined && focusOn(next) ? next : null
}
