import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { FormContext } from '#domain/template/fillForm.ts'
import { ChoiceSelect } from '../../inputs/ChoiceSelect.tsx'
import styles from './PreviewPanel.module.css'

const LANGUAGES = ['pl', 'en'] as const
const DEVICES = ['desktop', 'phone'] as const

const LANGUAGE_WORDS: Readonly<Record<(typeof LANGUAGES)[number], MessageDescriptor>> = {
  pl: msg`Polski`,
  en: msg`Angielski`,
}
const DEVICE_WORDS: Readonly<Record<(typeof DEVICES)[number], MessageDescriptor>> = {
  desktop: msg`Komputer`,
  phone: msg`Telefon`,
}

export interface PreviewContextProps {
  readonly value: FormContext
  readonly onChange: (value: FormContext) => void
}

/** The circumstances that conditions may ask about. */
export function PreviewContext({ value, onChange }: PreviewContextProps) {
  const { t } = useLingui()
  return (
    <div className={styles.context}>
      <ChoiceSelect
        label={t`Język`}
        words={LANGUAGE_WORDS}
        values={LANGUAGES}
        value={value.language === 'en' ? 'en' : 'pl'}
        onChange={(language) => onChange({ ...value, language })}
      />
      <ChoiceSelect
        label={t`Urządzenie`}
        words={DEVICE_WORDS}
        values={DEVICES}
        value={value.device === 'phone' ? 'phone' : 'desktop'}
        onChange={(device) => onChange({ ...value, device })}
      />
    </div>
  )
}
