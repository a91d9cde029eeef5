import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Fields } from '#domain/fields/field.ts'
import type { GenerationType } from '#domain/generation/engines.ts'
import { sidesOf } from '#domain/generation/sides.ts'
import { Disclosure } from '../Disclosure.tsx'
import { FieldInput } from '../form/fields/FieldInput.tsx'
import type { PictureSource } from '../form/fields/inputProps.ts'
import { formOptions, type ShownOption } from './optionWords.ts'
import styles from './OptionFields.module.css'
import { ShapeArt } from './ShapeArt.tsx'
import { StyleArt } from './StyleArt.tsx'

/** Options as a draft, a remix, a template or the preferences hold them: any of them may be missing or of another version. */
export type LooseOptions = Readonly<Record<string, unknown>>

export interface OptionFieldsProps {
  readonly type: GenerationType
  readonly options: LooseOptions
  readonly onChange: (change: LooseOptions) => void
  /** The options of the chosen engine: no others have fields. */
  readonly fields: Fields
  /** The gallery, where this person has one. */
  readonly pictures: PictureSource | undefined
}

/** Fields that belong to the wish itself, such as a picture to start from: they are with the prompt. */
export function PromptFields(props: OptionFieldsProps) {
  return <Inputs {...props} place="prompt" />
}

/** The fields besides the prompt, of each type its own. */
export function OptionFields(props: OptionFieldsProps) {
  return <Inputs {...props} place="front" />
}

export interface MoreFieldsProps extends OptionFieldsProps {
  readonly isExpanded: boolean
}

/** Rarely changed fields, behind their title. */
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

function askedAt(place: Place, { type, fields }: Pick<OptionFieldsProps, 'type' | 'fields'>) {
  return formOptions(type).flatMap(({ name, words }) => {
    const field = fields[name]
    return words.place === place && field !== undefined ? [{ name, words, field }] : []
  })
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
