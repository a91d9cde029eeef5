import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { Notice } from '../Notice.tsx'
import styles from './Form.module.css'
import { failureText, type FailureTexts } from './failureTexts.ts'
import { WaitLeft } from './WaitLeft.tsx'

const failureSchema = z.object({ code: z.string(), retryAfterMs: z.optional(z.nullable(z.number())) })

export interface FailureNoteProps {
  /** The error of a call; nothing is shown for null. */
  readonly failure: unknown
  /** The next step as something to press, where there is one. */
  readonly action?: ReactNode
  /** The words for errors of this screen alone. */
  readonly texts?: FailureTexts | undefined
}

/** The reason of a failure and the next step, for every code. Takes the focus when it appears. */
export function FailureNote({ failure, action, texts }: FailureNoteProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure === null) return
    ref.current?.focus()
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])

  return failure === null ? null : (
    <div ref={ref} tabIndex={-1} role="alert" className={styles.note}>
      <FailureWords failure={failure} action={action} texts={texts} />
    </div>
  )
}

function FailureWords({ failure, action, texts }: FailureNoteProps) {
  const { i18n } = useLingui()
  const parsed = z.safeParse(failureSchema, failure)
  const { title, text } = failureText(parsed.success ? parsed.data.code : null, texts)
  const wait = parsed.success ? (parsed.data.retryAfterMs ?? 0) : 0
  return (
    <Notice tone="danger" title={i18n._(title)} action={action}>
      {i18n._(text)} {wait > 0 ? <WaitLeft key={wait} wait={wait} /> : null}
    </Notice>
  )
}
