import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { NO_PREFERENCES } from '#domain/account/preferences.ts'
import { hasDatabase } from '#offline/databasePresence.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { FloatingNotice } from '#ui/FloatingNotice.tsx'
import { showToast } from '#ui/state/toasts.ts'
import { TextLink } from '#ui/TextLink.tsx'
import { useStore } from '#ui/useStore.ts'
import { livePreferences } from './livePreferences.ts'
import styles from './VisitQuestion.module.css'

export interface VisitQuestionProps {
  /** It is asked. */
  readonly onShow: () => void
}

/**
 * Asks whether visits may be counted, where there is no answer yet. No and yes look equal, it covers nothing, and until
 * it is answered nothing is counted. Reading the answer creates no database.
 */
export default function VisitQuestion(props: VisitQuestionProps) {
  const { analytics } = useServices().config.features
  const [isDatabaseThere, setDatabaseThere] = useState<boolean | null>(null)
  useEffect(() => void hasDatabase().then(setDatabaseThere), [])
  if (!analytics || isDatabaseThere === null) return null
  return isDatabaseThere ? <UnlessAnswered {...props} /> : <Question {...props} />
}

function UnlessAnswered(props: VisitQuestionProps) {
  const reading = useStore(livePreferences)
  return reading.kind === 'read' && reading.value.choices.cookiesAccepted === undefined ? (
    <Question {...props} />
  ) : null
}

function Question({ onShow }: VisitQuestionProps) {
  const { t } = useLingui()
  const [isAnswered, setAnswered] = useState(false)
  const show = useEffectEvent(onShow)
  useEffect(() => show(), [])
  if (isAnswered) return null

  async function answer(isAgreed: boolean): Promise<void> {
    setAnswered(true)
    try {
      await keepAnswer(isAgreed)
    } catch {
      setAnswered(false)
      showToast({ type: 'error', title: t`Nie udało się tego zapisać` })
    }
  }

  return (
    <FloatingNotice
      isPatient
      title={t`Czy możemy liczyć Twoje wizyty?`}
      actions={
        <div className={styles.answers}>
          <Button size="small" onPress={() => void answer(false)}>
            <Trans>Nie zgadzam się na liczenie</Trans>
          </Button>
          <Button size="small" onPress={() => void answer(true)}>
            <Trans>Zgadzam się na liczenie</Trans>
          </Button>
        </div>
      }
    >
      <Trans>
        Chcemy wiedzieć, które strony pomagają. Bez imion, adresów i obcych firm, a zapis zostaje u Ciebie.{' '}
        <TextLink to="/prywatnosc/moje-wizyty">Zobacz szczegóły</TextLink>
      </Trans>
    </FloatingNotice>
  )
}

async function keepAnswer(isAgreed: boolean): Promise<void> {
  const [{ takePreferences }, { database }] = await Promise.all([
    import('#offline/preferences/commands.ts'),
    import('#offline/openDatabase.ts'),
  ])
  await takePreferences(await database(), {
    ...NO_PREFERENCES,
    cookiesAccepted: { value: isAgreed, changed_at: Date.now() },
  })
}
