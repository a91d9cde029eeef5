import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Check, CloudUpload, Smartphone, TriangleAlert } from 'lucide-react'
import type { DevicePreferences } from '#offline/preferences/readPreferences.ts'
import { useChoiceTimes } from '#ui/state/choices.ts'
import { type PreferenceField, type PreferenceState, preferenceState } from './preferenceState.ts'
import styles from './SaveState.module.css'

const ICONS = { 'on-device': Smartphone, 'on-its-way': CloudUpload, saved: Check, refused: TriangleAlert }

const WORDS = {
  'on-device': msg`Zapisane na tym urządzeniu`,
  'on-its-way': msg`Zapisujemy na koncie…`,
  saved: msg`Zapisane na Twoim koncie`,
  refused: msg`Serwer odrzucił tę zmianę. Wybierz jeszcze raz albo sprawdź „Do wysłania”.`,
} satisfies Record<PreferenceState, MessageDescriptor>

const WAITS_FOR_NETWORK = msg`Zapisane na tym urządzeniu. Na koncie zapiszemy, gdy wróci sieć.`

export interface SaveStateProps {
  readonly preferences: DevicePreferences
  readonly fields: readonly PreferenceField[]
  /** Whether there is no network: unsent choices then wait for it. */
  readonly isOffline: boolean
}

/** Where the choices of a section are by now. Said aloud when it changes. */
export function SaveState({ preferences, fields, isOffline }: SaveStateProps) {
  const { i18n } = useLingui()
  const state = preferenceState(preferences, fields, useChoiceTimes())
  if (state === null) return <output className={styles.state} />
  const Icon = ICONS[state]
  const waits = state === 'on-its-way' && isOffline
  return (
    <output className={styles.state} data-state={state}>
      <Icon size={16} aria-hidden="true" />
      {i18n._(waits ? WAITS_FOR_NETWORK : WORDS[state])}
    </output>
  )
}
