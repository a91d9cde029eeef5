import { createParser } from 'eventsource-parser'

/** Whether an answer is a stream that never ends by itself. */
export function goesOn(answer: Response): boolean {
  return answer.headers.get('content-type')?.startsWith('text/event-stream') === true
}

/** The data of a stream's first message; the stream is ended then. Empty if it ended without one. */
export async function firstMessage(answer: Response): Promise<string> {
  if (answer.body === null) return ''
  const messages: string[] = []
  const parser = createParser({ onEvent: ({ data }) => messages.push(data) })
  const text = new TextDecoder()
  // Leaving the loop cancels the stream.
  for await (const bytes of answer.body) {
    parser.feed(text.decode(bytes, { stream: true }))
    if (messages.length > 0) break
  }
  return messages[0] ?? ''
}
