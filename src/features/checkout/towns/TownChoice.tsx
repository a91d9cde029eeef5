import { useLingui } from '@lingui/react/macro'
import { Select } from '#ui/Select.tsx'
import type { DetailsForm } from '../useCheckoutForm.ts'
import { usePostcodeTowns } from './usePostcodeTowns.ts'

/** Fills the town by the postcode; where this has several, offers them beside the typed text. */
export default function TownChoice({ form }: { readonly form: Pick<DetailsForm, 'values' | 'change'> }) {
  const { t } = useLingui()
  const towns = usePostcodeTowns(form)
  const { city } = form.values
  if (towns.length < 2 || (city !== '' && !towns.includes(city))) return null
  return (
    <Select
      label={t`Ten kod ma kilka miejscowości`}
      options={[
        { value: '', label: t`Wybierz swoją` },
        ...towns.map((town) => ({ value: town, label: town })),
      ]}
      value={city}
      onChange={(town) => form.change({ city: town })}
    />
  )
}
