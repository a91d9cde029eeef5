/** What is posted, and for how long an answer is waited for, ms. */
interface Posting {
  readonly headers: HeadersInit
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly timeoutMs: number
}

/**
 * Posts to an address outside and tells the HTTP status of the answer, whose body nobody reads. Rejects when there was
 * none in time, and for a redirect: what is sent is meant for this address alone. Whoever calls tries again, by an
 * outbox.
 */
export async function postForStatus(
  address: string,
  { headers, body, timeoutMs }: Posting,
  send: typeof fetch = fetch,
): Promise<number> {
  const signal = AbortSignal.timeout(timeoutMs)
  const answer = await send(address, { method: 'POST', headers, body, redirect: 'error', signal })
  await answer.body?.cancel()
  return answer.status
}
