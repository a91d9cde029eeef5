import { useEffect, useState } from 'react'
import { validatePassword, type PasswordJudgement, type PasswordOwner } from '#domain/account/passwordRule.ts'

const QUIET_MS = 150

/** How good a password is once its writer pauses; null before that, and where the dictionaries can't be loaded. */
export function usePasswordValidation(
  password: string,
  { email = '', displayName = '' }: PasswordOwner,
): PasswordJudgement | null {
  const [judgement, setJudgement] = useState<PasswordJudgement | null>(null)
  useEffect(() => {
    let isCurrent = true
    const show = (found: PasswordJudgement | null) => {
      if (isCurrent) setJudgement(found)
    }
    const timer = setTimeout(() => {
      validatePassword(password, { email, displayName }).then(show, () => show(null))
    }, QUIET_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [password, email, displayName])
  return judgement
}
