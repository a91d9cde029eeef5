/** How long we wait for a browser API, in ms. A broken one never answers. */
export const SILENT_AFTER_MS = 2_000

/** Resolves to the browser's answer, or to `late` once `asked` has been silent for `ms`. Rejects as `asked` does. */
export async function answerWithin<Answer, Late>(
  ms: number,
  asked: Promise<Answer>,
  late: Late,
): Promise<Answer | Late> {
  const silence = Promise.withResolvers<Late>()
  const timer = setTimeout(silence.resolve, ms, late)
  try {
    return await Promise.race([asked, silence.promise])
  } finally {
    clearTimeout(timer)
  }
}
