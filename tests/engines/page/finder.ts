import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api'

/*
 * Runs in the page: finds what a person means by role and name, and says where it can be pressed. It is bundled into
 * one script and given to each document (`givenFinder.ts`).
 */

/** A text as it travels as JSON: all of it, or what a pattern finds in it. */
export type Wording = { readonly text: string } | { readonly pattern: string; readonly flags: string }

/** What a person means: the first thing in sight of a role, by its name. The role `text` is what is read as that alone. */
export interface Meant {
  readonly role: string
  readonly name?: Wording
  /** What can be read in it. */
  readonly holding?: Wording
  /** In something else that is meant. */
  readonly within?: Meant
}

/** Where something can be pressed, or why it can't be now. */
export type Pressable =
  | { readonly is: 'ready'; readonly x: number; readonly y: number }
  | { readonly is: 'not ready'; readonly because: string }

/** Everything in sight that is meant. */
function found({ role, name, holding, within }: Meant): Element[] {
  const roots = within === undefined ? [document] : found(within)
  return roots
    .flatMap((root) => [...root.querySelectorAll('*')])
    .filter((element) => (role === 'text' ? isTextAlone(element) : roleOf(element) === role))
    .filter((element) => isInSight(element))
    .filter((element) => name === undefined || isWorded(nameOf(element, role), name))
    .filter((element) => holding === undefined || holds(element, holding))
}

function nameOf(element: Element, role: string): string {
  return role === 'text' ? element.textContent : computeAccessibleName(element)
}

/** The standard gives a field for passwords no role. */
function roleOf(element: Element): string | null {
  return getRole(element) ?? (element.matches('input[type="password"]') ? 'textbox' : null)
}

/** Whether it has words of its own, beside those of elements in it. */
function isTextAlone(element: Element): boolean {
  return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
}

function isInSight(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return (
    width > 0 &&
    height > 0 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !isInaccessible(element)
  )
}

function isWorded(given: string, wording: Wording): boolean {
  const text = plain(given)
  return 'text' in wording
    ? text === plain(wording.text)
    : new RegExp(wording.pattern, wording.flags).test(text)
}

/** Without spaces that don't break and hyphens that nobody sees, as a person reads it. */
function plain(text: string): string {
  return text.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim()
}

/** Scrolls to the first thing that is meant; tells its point once it stands still, can be used, and nothing covers it. */
export async function pressable(meant: Meant): Promise<Pressable> {
  const all = found(meant)
  const enabled = all.find((element) => !isDisabled(element))
  const [element = null] = enabled === undefined ? all : [enabled]
  if (element === null) return notReady(`there is none; there are: ${namesOf(meant).join(' · ')}`)
  if (isDisabled(element)) return notReady('it is disabled')
  const target = pressedOf(element)
  target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  if (!(await standsStill(target))) return notReady('it moves')
  const { x, y } = middle(target)
  const hit = document.elementFromPoint(x, y)
  if (hit === null) return notReady('it is out of the window')
  if (!isHitBy(element, hit)) return notReady(`${describe(hit)} covers it`)
  guard?.stop()
  guard = guardOf(element)
  return { is: 'ready', x, y }
}

/** Whether a press that meets `hit` is one of `element`: a press of a label is one of its field. */
function isHitBy(element: Element, hit: Element): boolean {
  return pressedOf(element).contains(hit) || hit.closest('label')?.control === element
}

/** What a press is made of. */
const PRESS_EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const

interface Guard {
  /** Whether the press has met what was meant; null when none has come. */
  readonly hasMet: () => boolean | null
  readonly stop: () => void
}

let guard: Guard | null = null

/** Keeps a press from anything that isn't meant: a page may move in the moment between a look at it and the press. */
function guardOf(element: Element): Guard {
  let hasMet: boolean | null = null
  const look = (event: Event) => {
    hasMet ??= event.target instanceof Element && isHitBy(element, event.target)
    if (hasMet) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const name of PRESS_EVENTS) window.addEventListener(name, look, { capture: true })
  return {
    hasMet: () => hasMet,
    stop: () => {
      for (const name of PRESS_EVENTS) window.removeEventListener(name, look, { capture: true })
    },
  }
}

/** Whether the press since `pressable` has missed what was meant. */
export function hasMissed(): boolean {
  const hasMet = guard?.hasMet()
  guard?.stop()
  guard = null
  return hasMet === false
}

/** A box to tick may be drawn by its label alone. */
function pressedOf(element: Element): Element {
  if (!(element instanceof HTMLInputElement) || !['checkbox', 'radio'].includes(element.type)) return element
  return element.closest('label') ?? element
}

/** The middle of the first line of it: a link may be broken into two that have nothing between them. */
function middle(element: Element): { readonly x: number; readonly y: number } {
  const [box = element.getBoundingClientRect()] = element.getClientRects()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

async function standsStill(element: Element): Promise<boolean> {
  const where = () => JSON.stringify(element.getBoundingClientRect())
  const before = where()
  await nextFrame()
  await nextFrame()
  return element.isConnected && where() === before
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve())
    // A window that isn't drawn has no frames.
    setTimeout(resolve, 100)
  })
}

function isDisabled(element: Element): boolean {
  return element.matches(':disabled, [aria-disabled="true"]')
}

function notReady(because: string): Pressable {
  return { is: 'not ready', because }
}

function namesOf({ role, within }: Meant): string[] {
  return found(within === undefined ? { role } : { role, within })
    .slice(0, 30)
    .map((element) => plain(computeAccessibleName(element)))
}

function describe(element: Element): string {
  return `<${element.tagName.toLowerCase()} id="${element.id}" class="${element.getAttribute('class')}">`
}

/** How many things in sight are meant. */
export function countOf(meant: Meant): number {
  return found(meant).length
}

/** What the first thing that is meant says of itself; null where there is none. */
export function stateOf(meant: Meant): ElementState | null {
  const [element] = found(meant)
  if (element === undefined) return null
  const attributes = element
    .getAttributeNames()
    .map((name) => [name, element.getAttribute(name) ?? ''] as const)
  const box = element.getBoundingClientRect()
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  return {
    name: plain(computeAccessibleName(element)),
    text: plain(element instanceof HTMLElement ? element.innerText : element.textContent),
    value: isField ? element.value : plain(element.textContent),
    isChecked: element instanceof HTMLInputElement && element.checked,
    isDisabled: isDisabled(element),
    isDrawn: element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0,
    size: [Math.round(box.width), Math.round(box.height)],
    attributes: Object.fromEntries(attributes),
  }
}

/** What an element says of itself. */
export interface ElementState {
  readonly name: string
  readonly text: string
  readonly value: string
  readonly isChecked: boolean
  readonly isDisabled: boolean
  /** Whether it is a picture that is there. */
  readonly isDrawn: boolean
  /** Width and height, px. */
  readonly size: readonly [number, number]
  readonly attributes: Readonly<Record<string, string>>
}

/** Whether a text can be read in the window, or in what is meant. */
export function reads(wording: Wording, within?: Meant): boolean {
  const roots = within === undefined ? [document.body] : found(within)
  return roots.some((root) => holds(root, wording))
}

function holds(element: Element, wording: Wording): boolean {
  const text = plain(element instanceof HTMLElement ? element.innerText : element.textContent)
  return 'text' in wording ? text.includes(plain(wording.text)) : isWorded(text, wording)
}

/** Scrolls to the first thing that is meant; tells whether there is one. */
export function scrollTo(meant: Meant): boolean {
  const [element] = found(meant)
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return element !== undefined
}

/** Marks what stands in the field that has the focus, so that the next key replaces it. */
export function selectAll(): void {
  const element = document.activeElement
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select()
  else if (element !== null) getSelection()?.selectAllChildren(element)
}
