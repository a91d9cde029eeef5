import { createStore } from '#domain/store.ts'

interface StillQuestion {
  /** The file's name. */
  readonly name: string
  readonly answer: (isWanted: boolean) => void
}

/** The question that `StillDialog` asks now; null for none. */
export const askedStill = createStore<StillQuestion | null>(null)

/** Asks whether an animation may become a still; resolves to false for a no and where the drawing is left. */
export function askStill(name: string): Promise<boolean> {
  askedStill.getSnapshot()?.answer(false)
  return new Promise((resolve) => {
    askedStill.set({
      name,
      answer(isWanted) {
        askedStill.set(null)
        resolve(isWanted)
      },
    })
  })
}
