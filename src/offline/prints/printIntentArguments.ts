import type { PrintBody } from '#domain/prints/printSchema.ts'

/** The arguments of prints' intents. */
export interface PrintIntentArguments {
  /** A picture as its line has it; its file is read of this device when it is sent. */
  readonly 'print.save': { readonly body: PrintBody; readonly title: string }
}

/** Each print is about itself: one that is refused holds back no other. */
export const printEntity = (lineId: string) => `print:${lineId}`
