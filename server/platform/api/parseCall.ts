import { z } from 'zod'
import type { FieldProblem } from '#domain/account/apiError.ts'
import { Refusal } from './refusal.ts'

/** Reads the body of a call as JSON; an empty one counts as `{}`. Throws INVALID_REQUEST for anything else. */
export async function readJson(request: Request): Promise<unknown> {
  return jsonIn(await readJsonText(request))
}

/** The body of a call with a JSON content type. Throws INVALID_REQUEST for another type. */
export async function readJsonText(request: Request): Promise<string> {
  const text = await request.text()
  if (text !== '' && !/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new Refusal('INVALID_REQUEST')
  }
  return text
}

/** Characters of a UTF-8 text that are no text can be written only as these escapes. */
const WRITTEN_UNFIT = /\\u(?:0000|d[89a-f])/i

/** A body as JSON, as `readJson` reads it. */
export function jsonIn(text: string): unknown {
  if (text === '') return {}
  try {
    // Checking each part takes several times as long as parsing it.
    if (!WRITTEN_UNFIT.test(text)) return JSON.parse(text)
    return JSON.parse(text, (key, value: unknown) => {
      requireText(key)
      if (typeof value === 'string') requireText(value)
      return value
    })
  } catch (error) {
    throw new Refusal('INVALID_REQUEST', {}, { cause: error })
  }
}

/** The query of a call's address; of a name given twice, the last. */
export function readQuery(request: Request): unknown {
  const { searchParams } = new URL(request.url)
  for (const value of searchParams.values()) requireText(value)
  return Object.fromEntries(searchParams)
}

/** Throws INVALID_REQUEST for characters that a database can't store: NUL, or half a surrogate pair. */
export function requireText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw new Refusal('INVALID_REQUEST')
}

/**
 * Parses a call's input by its schema. Throws VALIDATION_FAILED when only the length of fields is wrong, which a person
 * can correct, and INVALID_REQUEST for input that our page wouldn't send.
 */
export function parseInput<Input>(schema: z.core.$ZodType<Input>, value: unknown): Input {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(tooLong)
  if (problems.every((problem) => problem !== null)) throw new Refusal('VALIDATION_FAILED', { problems })
  throw new Refusal('INVALID_REQUEST')
}

function tooLong(issue: z.core.$ZodIssue): FieldProblem | null {
  const [field] = issue.path
  const isLength = issue.code === 'too_big' && issue.origin === 'string' && issue.path.length === 1
  return isLength && typeof field === 'string' ? { field, code: 'too_long' } : null
}
