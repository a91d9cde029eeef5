import type { ComponentType, LazyExoticComponent } from 'react'
import { lazyPart } from './lazyPart.ts'
import { noteMissedPress } from './state/missedPress.ts'

/** A lazy part that a press opens, a dialog for example: where its code is missing, the person is told. */
export function askedPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  let isTold = false
  return lazyPart(async () => {
    try {
      return await load()
    } catch (error) {
      if (!isTold) noteMissedPress('opens')
      isTold = true
      throw error
    }
  })
}
