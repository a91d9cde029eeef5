import { useLingui } from '@lingui/react/macro'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { useStore } from '#ui/useStore.ts'
import { livePreferences } from './livePreferences.ts'
import { useSetPreferences } from './useSetPreferences.ts'

const ANSWERS = { yes: true, no: false } as const

/**
 * Whether visits may be counted. Nothing is counted today, so nobody is stopped by a banner; who wants to decide
 * ahead does it here, and without an answer the answer is no.
 */
export function CookieChoice() {
  const { t } = useLingui()
  const set = useSetPreferences()
  const reading = useStore(livePreferences)
  const accepted = reading.kind === 'read' ? reading.value.choices.cookiesAccepted?.value : undefined
  return (
    <RadioGroup
      label={t`Statystyki odwiedzin`}
      presentation="cards"
      options={[
        {
          value: 'no',
          label: t`Nie zgadzam się`,
          description: t`Tak też działamy, dopóki niczego nie wybierzesz.`,
        },
        {
          value: 'yes',
          label: t`Zgadzam się`,
          description: t`Gdy kiedyś zaczniemy liczyć odwiedziny, możemy policzyć też Twoje.`,
        },
      ]}
      value={accepted === undefined ? null : accepted ? 'yes' : 'no'}
      onChange={(value) => set({ cookiesAccepted: ANSWERS[value] })}
    />
  )
}
