import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { REMINDER_DAYS } from '#domain/occasions/ownDate.ts'
import { useFormat } from '#i18n/format.ts'
import { useSession } from '#services/useSession.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { REMINDER_LABELS } from './occasionLabels.ts'
import styles from './Occasions.module.css'
import type { TypedDate } from './typedDate.ts'

export interface ReminderFieldsProps {
  readonly typed: TypedDate
  /** Switches this device's notifications, from its own feature. */
  readonly pushChoice: ReactNode
  readonly onChange: (part: Partial<TypedDate>) => void
}

/** When to be reminded, and how. */
export function ReminderFields({ typed, pushChoice, onChange }: ReminderFieldsProps) {
  const { i18n, t } = useLingui()
  const session = useSession()
  const { reminds, byLetter, byNotification, givenOn } = typed
  const format = useFormat()
  const given = givenOn === '' ? '' : format.date(`${givenOn}T12:00`)
  const isGuest = session.status !== 'signed-in'
  const isProved = session.status === 'signed-in' && session.user.is_verified
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          <Trans>Kiedy przypomnieć</Trans>
        </legend>
        <div className={styles.choices}>
          {REMINDER_DAYS.map((days) => (
            <Checkbox
              key={days}
              isSelected={reminds.includes(days)}
              onChange={(isOn) =>
                onChange({ reminds: isOn ? [...reminds, days] : reminds.filter((one) => one !== days) })
              }
            >
              {i18n._(REMINDER_LABELS[days])}
            </Checkbox>
          ))}
        </div>
        {given === '' ? null : (
          <p className={styles.given}>
            <Trans>Prezent na {given} już masz, więc pierwszy raz przypomnimy po tym dniu.</Trans>
          </p>
        )}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          <Trans>Jak przypomnieć</Trans>
        </legend>
        <Checkbox
          isSelected={byLetter}
          onChange={(isOn) => onChange({ byLetter: isOn })}
          description={
            isGuest
              ? t`Rano, około 9:00. Dopiero po zalogowaniu, bo bez konta nie znamy Twojego adresu.`
              : isProved
                ? t`Rano, około 9:00, na adres Twojego konta.`
                : t`Rano, około 9:00, gdy potwierdzisz adres konta.`
          }
        >
          <Trans>E-mailem</Trans>
        </Checkbox>
        <Checkbox
          isSelected={byNotification}
          onChange={(isOn) => onChange({ byNotification: isOn })}
          description={
            isGuest
              ? t`Po zalogowaniu, na urządzeniach z włączonymi powiadomieniami.`
              : t`Na urządzeniach, na których są włączone.`
          }
        >
          <Trans>Powiadomieniem</Trans>
        </Checkbox>
        {byNotification && !isGuest ? pushChoice : null}
      </fieldset>
    </>
  )
}
