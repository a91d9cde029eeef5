/** What an answer to a read is worth. */
export type AnswerWorth =
  /** Something was found: worth keeping. */
  | 'found'
  /** An honest "no such thing": to be shown, not kept. */
  | 'nothing'
  /** A refusal of this call (401, 403, 404): it must be seen. */
  | 'refused'
  /** It says more about the way to the service than about the question: a kept answer serves better. */
  | 'disturbed'

/** What an answer's head alone tells of it; null where its body decides: a captive portal answers with 200 too. */
export function worthOfHead({ status, headers }: Response): Exclude<AnswerWorth, 'found'> | null {
  if (status >= 500 || status === 408 || status === 429) return 'disturbed'
  if (status !== 200) return 'refused'
  return (headers.get('content-type') ?? '').includes('json') ? null : 'disturbed'
}
