import { Group } from 'react-aria-components/Group'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Readability, ReadingStep } from '#domain/text/measures/readability.ts'
import { useFormat } from '#i18n/format.ts'
import styles from '../Panel.module.css'

const STEP_WORDS = {
  1: msg`Bardzo łatwy: zrozumie go dziecko w szkole podstawowej.`,
  2: msg`Łatwy: zrozumie go starszy uczeń szkoły podstawowej.`,
  3: msg`Przystępny: zrozumie go uczeń szkoły średniej.`,
  4: msg`Dość trudny: dla osób po szkole średniej.`,
  5: msg`Trudny: dla osób po studiach licencjackich.`,
  6: msg`Bardzo trudny: dla osób po studiach magisterskich.`,
  7: msg`Skrajnie trudny: dla specjalistów.`,
} satisfies Record<ReadingStep, MessageDescriptor>

/** How hard the text reads, in words and by its figures. */
export function ReadingEase({ readability }: { readonly readability: Readability }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  if (readability.fog === 0) return null
  const decimal = (value: number) => format.number(value, { maximumFractionDigits: 1 })
  const facts = [
    [t`Indeks FOG`, decimal(readability.fog)],
    [t`Indeks Pisarka`, decimal(readability.pisarek)],
    [t`Słowa w zdaniu`, decimal(readability.sentenceLength)],
    [t`Słowa długie`, format.number(readability.hardShare, { style: 'percent', maximumFractionDigits: 0 })],
  ] as const
  return (
    <Group aria-label={t`Czytelność`} className={styles.part ?? ''}>
      <h3 className={styles.title}>{t`Czytelność`}</h3>
      <p>{i18n._(STEP_WORDS[readability.step])}</p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Group>
  )
}
