import { dismissToast, showToast } from './toasts.ts'

/** Faster work needs no toast, ms. */
const PATIENCE = 400

/**
 * Shows a toast while work is running. For work without another sign on the screen, for example because its dialog has
 * closed. Resolves and rejects as the work does; the caller reports the outcome.
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
