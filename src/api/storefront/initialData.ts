import type { FirstAnswer } from '#domain/runtimeConfig.ts'

/** Gives the `data` of an answer that came with the page, or undefined. */
export type TakeFirstAnswer = (operationName: string, variables: Readonly<Record<string, unknown>>) => unknown

/** Answers that came with the page are as old as the page: after this time, in ms, they no longer count. */
const FRESH_FOR_MS = 60_000

/**
 * The answers that the server put into the page, so that its first reads need no network: each is given once, and
 * only while the page is new. `json` is the text of the element `INITIAL_DATA_ELEMENT_ID`, or nothing.
 */
export function createFirstAnswers(json: string | null | undefined): TakeFirstAnswer {
  let left: FirstAnswer[] | null = null
  return (operationName, variables) => {
    if (!json || performance.now() > FRESH_FOR_MS) return undefined
    left ??= readAnswers(json)
    const wanted = canonical(variables)
    const index = left.findIndex(
      (answer) => answer.operationName === operationName && canonical(answer.variables) === wanted,
    )
    const [taken] = index === -1 ? [] : left.splice(index, 1)
    return dataOf(taken?.answer)
  }
}

function readAnswers(json: string): FirstAnswer[] {
  try {
    const parsed: unknown = JSON.parse(json)
    return Array.isArray(parsed) ? parsed.filter(isFirstAnswer) : []
  } catch {
    // Damaged: the network will do.
    return []
  }
}

function isFirstAnswer(value: unknown): value is FirstAnswer {
  return isRecord(value) && 'operationName' in value && 'answer' in value && isRecord(value['variables'])
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function dataOf(answer: unknown): unknown {
  return isRecord(answer) && !('errors' in answer) ? answer['data'] : undefined
}

/** Gives equivalent variables the same text: null and missing ones don't count. */
function canonical(variables: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(variables).filter(([, value]) => value !== null && value !== undefined)
  return JSON.stringify(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
