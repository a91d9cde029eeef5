import { useEffect, useRef, useState } from 'react'

export interface Submission {
  /** From the press until the outcome is known. */
  readonly isPending: boolean
  /** The error of the last try; null before the first and during one. */
  readonly failure: unknown
  readonly submit: () => void
  /** Is pending from now on, and begins once `allowed` resolves to true. */
  readonly submitIf: (allowed: Promise<boolean>) => void
  /** Cancels the submission; that is no failure. */
  readonly cancel: () => void
  /** Puts the failure aside. */
  readonly forget: () => void
}

/** Work that a press starts: one at a time, ended when the screen is left. Its failure stays to be shown. */
export function useSubmission(work: (signal: AbortSignal) => Promise<void>): Submission {
  const running = useRef<AbortController | null>(null)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function run(allowed?: Promise<boolean>): Promise<void> {
    const controller = new AbortController()
    running.current = controller
    setPending(true)
    setFailure(null)
    try {
      if (allowed === undefined || (await allowed)) await work(controller.signal)
    } catch (error) {
      if (!controller.signal.aborted) setFailure(error)
    } finally {
      running.current = null
      setPending(false)
    }
  }

  function start(allowed?: Promise<boolean>): void {
    if (running.current === null) void run(allowed)
  }

  return {
    isPending,
    failure,
    submit: () => start(),
    submitIf: (allowed) => start(allowed),
    cancel: () => running.current?.abort(),
    forget: () => setFailure(null),
  }
}
