import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ServerContext } from '#server/platform/context.ts'
import { keyOf } from '#server/platform/secrets/keys.ts'

export const PRINTS_PATH = '/files/prints'

/** The use of a print's address: sending its file, seeing its preview, printing it. */
export type PrintPart = 'picture' | 'preview.webp' | 'print.pdf'

const HOUR_MS = 60 * 60_000

/**
 * The address of a part of a print, valid for one to two hours and the same for an hour, so that browsers can cache it.
 * It is signed, so that it can't be guessed.
 */
export function printAddress(context: ServerContext, pictureId: string, part: PrintPart): string {
  const until = String((Math.ceil(context.now().getTime() / HOUR_MS) + 1) * HOUR_MS)
  const query = new URLSearchParams({ until, sig: sign(context, [pictureId, part, until]) })
  return `${PRINTS_PATH}/${pictureId}/${part}?${query.toString()}`
}

/** Whether a requested address was made here and is valid; `run-out` when it has expired. */
export function readPrintAddress(
  context: ServerContext,
  { pictureId, part }: { readonly pictureId: string; readonly part: PrintPart },
  search: URLSearchParams,
): 'good' | 'run-out' | 'unknown' {
  const until = search.get('until') ?? ''
  const given = Buffer.from(search.get('sig') ?? '')
  const expected = Buffer.from(sign(context, [pictureId, part, until]))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'unknown'
  return Number(until) > context.now().getTime() ? 'good' : 'run-out'
}

function sign({ config }: ServerContext, parts: readonly string[]): string {
  const key = keyOf(config.auth.secret, 'print address')
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url').slice(0, 27)
}
