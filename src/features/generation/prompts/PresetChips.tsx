import { useLingui } from '@lingui/react/macro'
import { Chip, ChipRow } from './ChipRow.tsx'
import type { FormType } from '../words/formType.ts'
import type { Occasion } from './occasionNames.ts'
import { OCCASIONS } from './occasions.ts'
import { PRESETS } from './presets.ts'

export interface PresetChipsProps {
  readonly type: FormType
  readonly onPick: (occasion: Occasion) => void
}

/** Occasions to begin with: a press writes a prompt to be changed. */
export function PresetChips({ type, onPick }: PresetChipsProps) {
  const { i18n, t } = useLingui()
  return (
    <ChipRow label={t`Zacznij od okazji`}>
      {PRESETS[type].map(({ occasion }) => {
        const { label, icon: Icon } = OCCASIONS[occasion]
        return (
          <Chip key={occasion} icon={<Icon size={16} aria-hidden="true" />} onPress={() => onPick(occasion)}>
            {i18n._(label)}
          </Chip>
        )
      })}
    </ChipRow>
  )
}
