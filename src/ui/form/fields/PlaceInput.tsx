import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { readCoordinates, readPlace, writePlace } from '#domain/places/place.ts'
import { POLISH_TOWNS } from '#domain/places/polishTowns.ts'
import { Select } from '../../Select.tsx'
import { TextField } from '../../TextField.tsx'
import type { FieldInputProps } from './inputProps.ts'

const NONE = ''
const TYPED = 'typed'
const TOWNS = POLISH_TOWNS.map((town) => ({ value: writePlace(town), label: town.name }))

/** A place: a Polish town of the list, or any other by its coordinates, as maps write them. */
export default function PlaceInput({ words, value, onChange, errorMessage }: FieldInputProps<'place'>) {
  const { i18n, t } = useLingui()
  const isTown = TOWNS.some((town) => town.value === value)
  const known = value === undefined || isTown ? null : readPlace(value)
  const [isTyping, setTyping] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const asksCoordinates = isTyping || known !== null
  const shown = typed ?? (known === null ? '' : `${known.latitude}, ${known.longitude}`)
  const isUnread = typed !== null && typed.trim() !== '' && readCoordinates(typed) === null

  function choose(chosen: string): void {
    setTyping(chosen === TYPED)
    setTyped(null)
    onChange(chosen === NONE || chosen === TYPED ? undefined : chosen)
  }

  function type(text: string, name: string): void {
    setTyped(text)
    const ground = readCoordinates(text)
    onChange(ground === null ? undefined : writePlace({ name, ...ground }))
  }

  return (
    <>
      <Select
        label={i18n._(words.label)}
        value={asksCoordinates ? TYPED : isTown ? (value ?? NONE) : NONE}
        options={[
          { value: NONE, label: t`Wybierz miasto` },
          { value: TYPED, label: t`Inne miejsce: podam współrzędne` },
          ...TOWNS,
        ]}
        onChange={choose}
        errorMessage={asksCoordinates ? undefined : errorMessage}
      />
      {asksCoordinates ? (
        <>
          <TextField
            label={t`Współrzędne`}
            description={t`Szerokość i długość, tak jak podaje je mapa.`}
            placeholder="50.0614, 19.9366"
            value={shown}
            maxLength={60}
            validationBehavior="aria"
            errorMessage={isUnread ? t`Tego nie umiemy odczytać. Wzór: 50.0614, 19.9366` : errorMessage}
            onChange={(text) => type(text, known?.name ?? '')}
          />
          <TextField
            label={t`Nazwa miejsca (opcjonalnie)`}
            value={known?.name ?? ''}
            maxLength={30}
            isDisabled={known === null}
            onChange={(name) => type(shown, name)}
          />
        </>
      ) : null}
    </>
  )
}
