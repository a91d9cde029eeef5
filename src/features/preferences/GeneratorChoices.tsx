import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { GenerationType } from '#domain/generation/engines.ts'
import type { DevicePreferences } from '#offline/preferences/readPreferences.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './GeneratorChoices.module.css'
import { useSetPreferences } from './useSetPreferences.ts'

const LABELS = {
  image: msg`Obrazy`,
  video: msg`Wideo`,
  music: msg`Muzyka`,
  speech: msg`Głos`,
} as const satisfies Readonly<Partial<Record<GenerationType, MessageDescriptor>>>

type ChosenType = keyof typeof LABELS
const TYPES: readonly ChosenType[] = ['image', 'video', 'music', 'speech']

export interface ChoosableEngine {
  readonly id: string
  readonly type: ChosenType
  readonly name: string
}

export interface GeneratorChoicesProps {
  readonly preferences: DevicePreferences
  /** The engines available here; undefined while loading, null without an answer. */
  readonly engines: readonly ChoosableEngine[] | null | undefined
}

/** The person's preferred engines among the available ones, each chosen by itself. */
export function GeneratorChoices({ preferences, engines }: GeneratorChoicesProps) {
  const { i18n } = useLingui()
  const set = useSetPreferences()
  if (engines === undefined) return <Skeleton shape="box" height="6rem" />
  if (engines === null)
    return <Trans>Nie wiemy teraz, które generatory działają. Zajrzyj tu, gdy wróci sieć.</Trans>
  if (engines.length === 0) return <Trans>Teraz nie działa tu żaden generator.</Trans>
  const chosen = new Map(Object.entries(preferences.choices.preferredGenerators))
  return (
    <div className={styles.types}>
      {TYPES.map((type) => {
        const own = engines.filter((engine) => engine.type === type)
        return own.length === 0 ? null : (
          <fieldset key={type} className={styles.type}>
            <legend className={styles.legend}>{i18n._(LABELS[type])}</legend>
            {own.map(({ id, name }) => (
              <Checkbox
                key={id}
                isSelected={chosen.get(id)?.value === true}
                onChange={(value) => set({ preferredGenerators: { [id]: value } })}
              >
                {name}
              </Checkbox>
            ))}
          </fieldset>
        )
      })}
    </div>
  )
}
