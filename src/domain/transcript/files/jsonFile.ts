import * as z from 'zod/mini'
import { inOrder } from '../order.ts'
import { type Transcript, transcriptSchema } from '../transcriptSchema.ts'
import { type Read, refused } from './refusal.ts'

/** How a file says that it is a transcript of ours. */
const FORMAT = 'iskra-transcript'
const VERSION = 1

const headSchema = z.object({ format: z.literal(FORMAT), version: z.int() })

/** The document as a file: read back, it is the same. */
export const writeJson = (transcript: Transcript) =>
  `${JSON.stringify({ format: FORMAT, ...transcript }, null, 1)}\n`

/** Reads a document; what is out of order is put in order. */
export function readJson(text: string): Read<Transcript> {
  const value = parsed(text)
  const head = headSchema.safeParse(value)
  if (!head.success) return refused('not-transcript')
  if (head.data.version > VERSION) return refused('newer')
  const document = transcriptSchema.safeParse(value)
  return document.success ? { kind: 'read', value: inOrder(document.data) } : refused('not-transcript')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
