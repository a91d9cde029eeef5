import { msg } from '@lingui/core/macro'
import type { GenerationIntentArguments } from '#offline/generation/generationIntentArguments.ts'
import type { Places, ScreenTitles, ShownIntents } from '#services/manifest.ts'

/** The titles of its screens. */
export const generationScreens = {
  '/generatory': {
    title: msg`Generatory obrazów, wideo i muzyki`,
    description: msg`Obrazy, ruchome kartki i melodie na Twoje okazje. Cena przed kliknięciem, nieudane nic nie kosztują.`,
  },
  '/generatory/obraz': {
    title: msg`Generator obrazów`,
    description: msg`Opisz kartkę, plakat albo wzór i wybierz styl. Cenę widzisz przed kliknięciem, nieudane obrazy nic nie kosztują.`,
  },
  '/generatory/wideo': {
    title: msg`Generator wideo`,
    description: msg`Ruchoma kartka albo krótka scena z Twojego opisu. Cenę widzisz przed kliknięciem, nieudane filmy nic nie kosztują.`,
  },
  '/generatory/audio': {
    title: msg`Generator muzyki`,
    description: msg`Melodia na urodziny, kołysanka albo podkład do filmu. Cenę widzisz przed kliknięciem, nieudane nic nie kosztują.`,
  },
  '/generations/shared': {
    title: msg`Prace wszystkich`,
    description: msg`Obrazy, wideo i muzyka, które ludzie zrobili w Iskrze. Każdą pracę możesz przerobić po swojemu.`,
  },
  '/wideo': {
    title: msg`Ściana filmów`,
    description: msg`Filmy, które ludzie zrobili w Iskrze i sami pokazali wszystkim. Obejrzyj je albo zrób swój.`,
  },
  '/popularne': {
    title: msg`Popularne prace i szablony`,
    description: msg`Najczęściej oglądane obrazy, filmy, dźwięki i szablony z Iskry: dziś, w tym tygodniu i od początku.`,
  },
  '/generacje/$id': { title: msg`Praca` },
  '/historia': { title: msg`Historia` },
} as const satisfies ScreenTitles

/** The places that lead to them. */
export const generationPlaces = {
  sharedGenerations: {
    to: '/generations/shared',
    label: msg`Prace wszystkich`,
    in: ['palette'],
  },
  films: { to: '/wideo', label: msg`Ściana filmów`, in: ['palette'] },
  trending: { to: '/popularne', label: msg`Popularne`, in: ['palette'] },
  history: {
    to: '/historia',
    label: msg`Historia`,
    visitors: 'signed-in',
    in: ['menu', 'account', 'palette'],
  },
} as const satisfies Places

/** The names of its changes in the outbox. */
export const generationIntents: ShownIntents<GenerationIntentArguments> = {
  'generation.start': { place: 'generations', words: ({ prompt }) => msg`Generowanie: „${prompt}”` },
  'generation.cancel': { place: 'generations', words: ({ prompt }) => msg`Anulowanie: „${prompt}”` },
  'generation.change': {
    place: 'generations',
    words: ({ prompt }) => msg`Tagi i ulubione: „${prompt}”`,
  },
  'generation.poll': { place: 'generations', words: () => msg`Sprawdzenie, co już gotowe` },
  'generation.read': { place: 'generations', words: () => msg`Sprawdzenie, co już gotowe` },
}
