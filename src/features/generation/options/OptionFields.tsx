import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { EngineCapability, EngineOffer } from '#domain/generation/engineOffer.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { FieldInput } from '#ui/form/fields/FieldInput.tsx'
import type { PictureSource } from '#ui/form/fields/inputProps.ts'
import type { FormType } from '../words/formType.ts'
import { formOptions, type ShownOption } from '../words/optionWords.ts'
import { sidesOf } from '#domain/generation/sides.ts'
import styles from './OptionFields.module.css'
import type { LooseOptions } from './readOptions.ts'
import { ShapeArt } from './ShapeArt.tsx'
import { StyleArt } from './StyleArt.tsx'

export interface OptionFieldsProps {
  readonly type: FormType
  readonly options: LooseOptions
  readonly onChange: (change: LooseOptions) => void
  /** Of the chosen engine; undefined while none is. What an engine doesn't understand isn't asked. */
  readonly capabilities: EngineOffer['takes'] | undefined
  /** The gallery, where this person has one. */
  readonly pictures: PictureSource | undefined
}

/** What is asked besides the prompt, of each type its own. */
export function OptionFields(props: OptionFieldsProps) {
  return <Inputs {...props} place="front" />
}

export interface MoreFieldsProps extends OptionFieldsProps {
  readonly isExpanded: boolean
}

/** What most people leave as it is, behind its title. */
export function MoreFields({ isExpanded, ...props }: MoreFieldsProps) {
  if (askedAt('more', props).length === 0) return null
  return (
    <Disclosure title={<Trans>Więcej ustawień</Trans>} defaultExpanded={isExpanded}>
      <div className={styles.advanced}>
        <Inputs {...props} place="more" />
      </div>
    </Disclosure>
  )
}

type Place = ShownOption['words']['place']

function askedAt(place: Place, { type, capabilities }: Pick<OptionFieldsProps, 'type' | 'capabilities'>) {
  const has = (need: EngineCapability | undefined) => need === undefined || capabilities?.[need] === true
  return formOptions(type).filter(({ words, field }) => words.place === place && has(field.needs))
}

function Inputs({
  place,
  options,
  onChange,
  pictures,
  ...rest
}: OptionFieldsProps & { readonly place: Place }) {
  return askedAt(place, rest).map(({ name, field, words }) => {
    const tiles = words.tiles === undefined ? undefined : TILES[words.tiles]
    const input = (
      <FieldInput
        key={name}
        field={field}
        words={words}
        value={options[name]}
        onChange={(value) => onChange({ [name]: value })}
        {...(tiles === undefined ? {} : { art: tiles.art })}
        {...(pictures === undefined ? {} : { pictures })}
      />
    )
    return tiles === undefined ? (
      input
    ) : (
      <div key={name} className={tiles.className}>
        {input}
      </div>
    )
  })
}

interface Tiles {
  readonly className: string | undefined
  readonly art: (value: string) => ReactNode
}

const TILES: Readonly<Record<NonNullable<ShownOption['words']['tiles']>, Tiles>> = {
  style: { className: styles.styles, art: (value) => <StyleArt style={value} /> },
  shape: { className: styles.shapes, art: (value) => <ShapeArt {...sidesOf(value)} /> },
}
