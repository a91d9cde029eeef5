/**
 * What somebody did before the page's own code was there. A script of the document itself keeps it (index.html): it
 * marks what was pressed with `data-awaited`, and lets through what works without script.
 */
export type EarlyAction =
  | { readonly type: 'click'; readonly target: HTMLElement; readonly by: HTMLElement }
  | { readonly type: 'submit'; readonly target: HTMLFormElement; readonly by: HTMLElement }
  /** Something was typed or chosen: what the field held then, for the page may have rendered it since. */
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

/** How long (ms) a part of the page that is still on its way is waited for. */
const PATIENCE_MS = 10_000

/**
 * Does, in its order and once, what was pressed and typed before. The page is taken over in parts: each action waits for
 * its own, and what is done to a part before its turn waits behind it. The page renders between two presses, as between
 * those of a hand: what is at work already takes no second one. Resolves once the screen is taken over too.
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
  // What follows may change the whole page: a screen still on its way would be made anew, without what its document had.
  await untilTakenOver(document.querySelector('main > *'))
}

async function untilTakenOver(target: EventTarget | null): Promise<void> {
  const latest = performance.now() + PATIENCE_MS
  // Never at once: while React commits, it can take over nothing for an event, and drops it.
  do await nextTask()
  while (isOnItsWay(target) && performance.now() < latest)
}

/** Whether it stands in a part that React hasn't taken over yet: what it has, it marks by properties of its own. */
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
  // What is gone with its screen was meant for that screen.
  if (!action.target.isConnected) return
  if (action.type === 'click') action.target.click()
  else action.target.requestSubmit(action.by === action.target ? null : action.by)
}

/**
 * Tells React of what was put into a field. It takes no notice of a value that it thinks it knows, so the field says
 * first that it has another: through its own property, which React listens at, and then past that.
 */
function repeatInput({ target, value, checked }: Extract<EarlyAction, { type: 'input' }>): void {
  // At this its part is taken over, if it wasn't yet: React empties its fields by that.
  target?.dispatchEvent(new Event('change', { bubbles: true }))
  if (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')) {
    if (target.checked === checked) target.checked = !checked
    target.click()
  } else if (target instanceof HTMLInputElement) {
    // Chosen files were heard by that already, and no script may put them in.
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
  // For React, which hears either; and for those who note that something is half written.
  field.dispatchEvent(new Event('change', { bubbles: true }))
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
