/**
 * Whether a pressed key still belongs to an input method: its Enter takes a suggestion and does nothing else. Safari
 * ends the composition before that Enter's event, and marks it by the key code alone.
 */
export function isComposing({ isComposing: composes, keyCode }: KeyboardEvent): boolean {
  return composes || keyCode === PROCESSED
}

/** The key code of keys that an input method has handled. */
const PROCESSED = 229
