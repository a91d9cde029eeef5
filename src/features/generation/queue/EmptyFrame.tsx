import { useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FormType } from '../words/formType.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TYPE_WORDS } from '../words/typeWords.ts'
import styles from './EmptyFrame.module.css'
import { frameStyle } from './frameStyle.ts'

const WORDS = {
  image: msg`Tu pojawi się Twój obraz, w tym kształcie.`,
  video: msg`Tu pojawi się Twój film, w tym kształcie.`,
  music: msg`Tu zabrzmi Twoja muzyka.`,
  speech: msg`Tu zabrzmi Twoje nagranie.`,
} as const satisfies Record<FormType, MessageDescriptor>

export interface EmptyFrameProps {
  readonly type: FormType
  readonly options: Readonly<Record<string, unknown>>
  /** Whether there may be something to show here yet. */
  readonly isLoading: boolean
}

/** The place of the first result, in the shape that is chosen. */
export function EmptyFrame({ type, options, isLoading }: EmptyFrameProps) {
  const { i18n } = useLingui()
  const Icon = TYPE_WORDS[type].icon
  if (isLoading) {
    return (
      <div className={styles.loading} style={frameStyle(options)} aria-busy="true">
        <Skeleton shape="box" height="100%" />
      </div>
    )
  }
  return (
    <div className={styles.empty} style={frameStyle(options)}>
      <Icon size={32} strokeWidth={1.5} aria-hidden="true" />
      <p>{i18n._(WORDS[type])}</p>
    </div>
  )
}
