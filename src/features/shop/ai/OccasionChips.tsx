import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Occasion } from '#domain/catalogue/aiProducts.ts'
import type { AiProductSearch } from '#domain/catalogue/aiProductSearch.ts'
import { Button } from '#ui/Button.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { AddressForm } from '../AddressForm.tsx'
import styles from './OccasionChips.module.css'

/** The occasions of specification part 1, section 5, by their key. A shop's own occasions keep its own words. */
const OCCASION_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  urodziny: msg`Urodziny`,
  rocznica: msg`Rocznica`,
  swieta: msg`Święta`,
  walentynki: msg`Walentynki`,
  'dzien-matki': msg`Dzień Matki`,
  'dzien-ojca': msg`Dzień Ojca`,
  slub: msg`Ślub`,
  'narodziny-dziecka': msg`Narodziny dziecka`,
  gratulacje: msg`Gratulacje`,
  podziekowania: msg`Podziękowania`,
  przeprosiny: msg`Przeprosiny`,
  inne: msg`Inne`,
}

export interface OccasionChipsProps {
  /** Null while they are on their way: then those that there may be. */
  readonly occasions: readonly Occasion[] | null
  readonly chosen: string | undefined
  readonly search: AiProductSearch
  readonly onChoose: (key: string | undefined) => void
}

/** As a form sends it: no occasion. */
const ANY = ''

/** The occasions there are texts for. */
export function OccasionChips({ occasions, chosen, search, onChoose }: OccasionChipsProps) {
  const { t, i18n } = useLingui()
  if (occasions?.length === 0) return null
  const known = Object.entries(OCCASION_LABELS).map(([key, label]) => ({ key, label: i18n._(label) }))
  const found = new Map(occasions?.map(({ key, label }) => [key, label]))
  const own = [...found].filter(([key]) => OCCASION_LABELS[key] === undefined)
  // In a fixed order: late ones move nothing.
  const shown = [
    ...known.filter(({ key }) => occasions === null || found.has(key)),
    ...own.map(([key, label]) => ({ key, label })),
  ]
  return (
    <AddressForm search={search} without={['okazja']} className={styles.form}>
      <RadioGroup
        name="okazja"
        label={t`Okazja`}
        presentation="chips"
        value={chosen ?? ANY}
        options={[{ value: ANY, label: t`Każda` }, ...shown.map(({ key, label }) => ({ value: key, label }))]}
        onChange={(key) => onChoose(key === ANY ? undefined : key)}
      />
      <noscript>
        <Button type="submit">
          <Trans>Pokaż produkty</Trans>
        </Button>
      </noscript>
    </AddressForm>
  )
}
