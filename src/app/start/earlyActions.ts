/**
 * An action of the visitor before the page's own code was there. A script of the document records it (index.html): it
 * marks a pressed element with `data-awaited`, and lets through links and buttons that work without script.
 */
export type EarlyAction =
  | { readonly type: 'click'; readonly target: HTMLElement; readonly by: HTMLElement }
  | { readonly type: 'submit'; readonly target: HTMLFormElement; readonly by: HTMLElement }
  /** Something was typed or chosen: the field's value at that moment, for the page may have rendered it since. */
  | {
      readonly type: 'input'
      readonly target: EventTarget | null
      readonly value: string
      readonly checked?: boolean
    }

/** Where that script keeps them. */
export interface EarlyActions {
  readonly actions: EarlyAction[]
  /** Where a press is acknowledged to screen readers. */
  readonly words: HTMLElement
  /** True while one is repeated: the page alone hears it then. */
  isRepeating: boolean
  /** Called when another one is kept. */
  onKept: () => void
  /** Keeps no more. */
  readonly stop: () => void
}

/** How long (ms) to wait for the hydration of a part of the page. */
const PATIENCE_MS = 10_000

/**
 * Replays the early presses and inputs in order, each once. The page is hydrated in parts: each action waits for its
 * own part, and later actions on that part wait behind it. The page renders between two presses, as with real ones: a
 * busy button takes no second press. Resolves once the screen is hydrated too.
 */
export async function handOverEarlyActions(
  early: EarlyActions | undefined = globalThis.earlyActions,
): Promise<void> {
  if (early === undefined) return
  let isAtWork = false
  const repeatAll = async (): Promise<void> => {
    if (isAtWork) return
    isAtWork = true
    for (let [action] = early.actions; action !== undefined; [action] = early.actions) {
      await untilTakenOver(action.target)
      early.isRepeating = true
      perform(action)
      early.isRepeating = false
      await nextTask()
      early.actions.shift()
    }
    early.words.textContent = ''
    isAtWork = false
  }
  early.onKept = () => void repeatAll()
  setTimeout(early.stop, PATIENCE_MS)
  await repeatAll()
  // The following actions may change the whole page: a screen that isn't hydrated yet would be rendered anew, without
  // its document's data.
  await untilTakenOver(document.querySelector('main > *'))
}

async function untilTakenOver(target: EventTarget | null): Promise<void> {
  const latest = performance.now() + PATIENCE_MS
  // Never at once: during a commit React can hydrate nothing for an event, and drops it.
  do await nextTask()
  while (isOnItsWay(target) && performance.now() < latest)
}

/** Whether it is in a part that isn't hydrated yet: React marks hydrated elements by properties of its own. */
function isOnItsWay(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.isConnected &&
    !String(Object.keys(target)).includes('__reactProps$')
  )
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 16))

function perform(action: EarlyAction): void {
  if (action.type === 'input') return repeatInput(action)
  delete action.by.dataset['awaited']
  // An action on an element that has left was meant for its old screen.
  if (!action.target.isConnected) return
  if (action.type === 'click') action.target.click()
  else action.target.requestSubmit(action.by === action.target ? null : action.by)
}

/**
 * Tells React that a field has a new value. React ignores a value that it believes to know, so the field is first set
 * to another one through its own property, which React listens at, and then past it.
 */
function repeatInput({ target, value, checked }: Extract<EarlyAction, { type: 'input' }>): void {
  // This hydrates its part, if that wasn't done yet: React empties its fields by it.
  target?.dispatchEvent(new Event('change', { bubbles: true }))
  if (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')) {
    if (target.checked === checked) target.checked = !checked
    target.click()
  } else if (target instanceof HTMLInputElement) {
    // Chosen files were already handled by that, and no script may set them.
    if (target.type !== 'file') repeatValue(target, value)
  } else if (target instanceof HTMLTextAreaElement) {
    repeatValue(target, value)
  } else if (target instanceof HTMLSelectElement) {
    target.value = value
    target.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

function repeatValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = value === '' ? ' ' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  // For React, which listens to either; and for the check of half-written forms.
  field.dispatchEvent(new Event('change', { bubbles: true }))
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
