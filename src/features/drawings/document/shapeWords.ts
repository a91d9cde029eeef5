import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { rotationOf } from '#domain/scene/geometry/turn.ts'
import type { BoxForm, FlowRole, SceneColour, Shape } from '#domain/scene/sceneSchema.ts'

/** How outlines are called. */
export const FORM_WORDS: Readonly<Record<BoxForm, MessageDescriptor>> = {
  rectangle: msg`Prostokąt`,
  rounded: msg`Zaokrąglony prostokąt`,
  pill: msg`Pigułka`,
  ellipse: msg`Elipsa`,
  diamond: msg`Romb`,
  hexagon: msg`Sześciokąt`,
  parallelogram: msg`Równoległobok`,
  trapezoid: msg`Trapez`,
  triangle: msg`Trójkąt`,
  cylinder: msg`Walec (baza danych)`,
  document: msg`Dokument`,
  cloud: msg`Chmura`,
  star: msg`Gwiazda`,
  person: msg`Osoba`,
  note: msg`Karteczka`,
  text: msg`Napis`,
}

/** What a box does in a flow. */
export const ROLE_WORDS: Readonly<Record<FlowRole, MessageDescriptor>> = {
  start: msg`Początek`,
  step: msg`Krok`,
  decision: msg`Decyzja`,
  parallel: msg`Równolegle`,
  wait: msg`Czekanie`,
  message: msg`Wiadomość`,
  end: msg`Koniec`,
}

export const COLOUR_WORDS: Readonly<Record<SceneColour, MessageDescriptor>> = {
  ink: msg`Atramentowy`,
  grey: msg`Szary`,
  red: msg`Czerwony`,
  orange: msg`Pomarańczowy`,
  yellow: msg`Żółty`,
  green: msg`Zielony`,
  teal: msg`Morski`,
  blue: msg`Niebieski`,
  violet: msg`Fioletowy`,
  pink: msg`Różowy`,
}

const KIND_WORDS = {
  picture: msg`Obraz`,
  stroke: msg`Kreska`,
  connector: msg`Linia`,
} as const

/** How shapes are called on the screen. */
export function useShapeWords() {
  const { t, i18n } = useLingui()

  function kindOf(shape: Shape): string {
    if (shape.kind === 'box')
      return i18n._(shape.role === null ? FORM_WORDS[shape.form] : ROLE_WORDS[shape.role])
    if (shape.kind === 'frame') return shape.isLane ? t`Tor` : t`Ramka`
    return i18n._(KIND_WORDS[shape.kind])
  }

  /** Its kind, and how far it is turned where it is. */
  function kindAndTurnOf(shape: Shape): string {
    const [kind, degrees] = [kindOf(shape), rotationOf(shape)]
    return degrees === 0 ? kind : t`${kind}, obrót ${degrees}°`
  }

  /** By its words; by its kind where it has none. */
  function nameOf(shape: Shape): string {
    const words = shape.kind === 'stroke' ? '' : shape.text.replaceAll(/\s+/gu, ' ').trim()
    return words === '' ? kindOf(shape) : words
  }

  return { kindOf, kindAndTurnOf, nameOf }
}
