import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { engineOffersQuery } from '#services/engineOffersQuery.ts'
import { useServices } from '#services/services.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import type { FormType } from '../words/formType.ts'
import { GeneratorScreen, type GeneratorScreenProps } from './GeneratorScreen.tsx'

const TYPES = ['music', 'speech'] as const satisfies readonly FormType[]

type AudioScreenProps = Omit<GeneratorScreenProps, 'type' | 'types' | 'choice' | 'renderPicker'>

/** /generatory/audio: music, and speech where an engine for it is available. */
export function AudioScreen(props: AudioScreenProps) {
  const { t } = useLingui()
  const [type, setType] = useState<(typeof TYPES)[number]>('music')
  const { data = [] } = useQuery(engineOffersQuery(useServices()))
  const canSpeak = data.some((offer) => offer.type === 'speech' && offer.isAvailable)
  return (
    <GeneratorScreen
      {...props}
      key={type}
      type={type}
      beginning={{
        ...props.beginning,
        onOtherType: (other) => setType(other === 'speech' ? other : 'music'),
      }}
      types={TYPES}
      choice={
        canSpeak ? (
          <RadioGroup
            label={t`Co ma powstać`}
            isLabelHidden
            presentation="chips"
            value={type}
            onChange={setType}
            options={[
              { value: 'music', label: t`Muzyka` },
              { value: 'speech', label: t`Głos` },
            ]}
          />
        ) : null
      }
    />
  )
}
