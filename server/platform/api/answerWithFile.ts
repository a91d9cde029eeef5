import { BrokenOff, TooLarge } from '#server/platform/files/incomingFile.ts'
import { Refusal, refusalAnswer } from './refusal.ts'

/** Answers a call that brings or takes a file and is no endpoint of the product API, with refusals in the API's form. */
export async function answerWithFile(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) return refusalAnswer(error)
    if (error instanceof TooLarge) return refusalAnswer(new Refusal('PAYLOAD_TOO_LARGE'))
    // The sender is gone, so the answer isn't read.
    if (error instanceof BrokenOff) return new Response(null, { status: 499 })
    throw error
  }
}
