import { deviceTexts } from '#domain/browser/page/textStorage.ts'

// Every page loads this; what reads and checks the work comes with its tool.

/** Where work lies that was left before it was stored. */
export const LEFT_WORK_KEYS = { texts: 'left-texts', transcripts: 'left-transcripts' } as const

/** Forgets all that was put down: whoever made it leaves this device. */
export function forgetLeftWork(): void {
  for (const key of Object.values(LEFT_WORK_KEYS)) deviceTexts.forget(key)
}
