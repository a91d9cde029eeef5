import { dismissToast, showToast } from './toasts.ts'

/** What is done sooner needs no words, ms. */
const PATIENCE = 400

/**
 * Says in a toast that something is being done, for as long as it takes. For work that nothing else on the screen shows,
 * as what began it has closed. Resolves and rejects as the work does; how it went is for the caller to say.
 */
export async function withLoadingToast<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  let toast: string | null = null
  const timer = setTimeout(() => {
    toast = showToast({ type: 'loading', title })
  }, PATIENCE)
  try {
    return await work()
  } finally {
    clearTimeout(timer)
    if (toast !== null) dismissToast(toast)
  }
}
