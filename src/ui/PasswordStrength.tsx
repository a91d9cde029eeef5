import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { PASSWORD_LENGTH } from '#domain/account/passwordLength.ts'
import type { PasswordJudgement, PasswordScore } from '#domain/account/passwordRule.ts'
import styles from './PasswordStrength.module.css'

const WORDS = {
  0: msg`Bardzo łatwe do zgadnięcia`,
  1: msg`Łatwe do zgadnięcia`,
  2: msg`Wystarczy`,
  3: msg`Mocne hasło`,
  4: msg`Bardzo mocne hasło`,
} satisfies Record<PasswordScore, MessageDescriptor>

const STEPS = [1, 2, 3, 4] as const

export interface PasswordStrengthProps {
  /** Of the typed text so far. */
  readonly length: number
  /** Of the text at the last pause; null while unknown. */
  readonly judgement: PasswordJudgement | null
}

/** Four steps that fill as the password gets harder to guess, and the same in words. */
export function PasswordStrength({ length, judgement }: PasswordStrengthProps) {
  const { i18n } = useLingui()
  if (length === 0) return null
  const missing = PASSWORD_LENGTH.min - length
  const score = judgement?.score ?? 0
  const isTooShort = judgement?.problem === 'too_short' && missing > 0
  return (
    <div className={styles.strength}>
      <div
        className={styles.steps}
        data-score={judgement === null ? undefined : isTooShort ? 1 : Math.max(1, score)}
        aria-hidden="true"
      >
        {STEPS.map((step) => (
          <span key={step} className={styles.step} />
        ))}
      </div>
      <output className={styles.words}>
        {judgement === null ? null : isTooShort ? (
          <Plural
            value={missing}
            one="Jeszcze co najmniej # znak"
            few="Jeszcze co najmniej # znaki"
            many="Jeszcze co najmniej # znaków"
            other="Jeszcze co najmniej # znaku"
          />
        ) : (
          i18n._(WORDS[score])
        )}
      </output>
    </div>
  )
}
