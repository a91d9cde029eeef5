/** The body to post, and how long to wait for the answer, ms. */
interface Posting {
  readonly headers: HeadersInit
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly timeoutMs: number
}

/**
 * Posts to an address outside and returns the HTTP status of the answer; its body isn't read. Rejects when there was
 * none in time, and for a redirect: the body is meant for this address alone. The caller retries by an outbox.
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
