import { msg } from '@lingui/core/macro'
import type { Places, ScreenTitles } from '#services/manifest.ts'

/** What its screen is called. */
export const transcriptionScreens = {
  '/narzedzia/transkrypcja': {
    title: msg`Transkrypcja: nagranie spisane szybko i po polsku`,
    description: msg`Spisz nagranie z falą dźwięku, skrótami i podpowiedziami słów. Film z napisami, SRT, VTT, tekst i DOCX. Nagranie nie opuszcza Twojego urządzenia.`,
  },
} as const satisfies ScreenTitles

/** What leads to it. */
export const transcriptionPlaces = {
  transcription: { to: '/narzedzia/transkrypcja', label: msg`Transkrypcja`, in: ['menu', 'palette'] },
} as const satisfies Places
