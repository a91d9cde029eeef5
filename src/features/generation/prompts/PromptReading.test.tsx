import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Reading } from '#domain/generation/reading/understandsPrompt.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import PromptReading from './PromptReading.tsx'

const PICTURE: Reading = { type: 'image', style: 'natural', negativePrompt: '' }
const FILM: Reading = { type: 'video', style: 'realistic', animation: 'auto', negativePrompt: '' }
const MUSIC: Reading = { type: 'music', mood: 'auto' }

async function linesOf(prompt: string, reading: Reading): Promise<(string | null)[]> {
  renderScreen(
    <PromptReading prompt={prompt} reading={reading} onChange={vi.fn<(prompt: string) => void>()} />,
  )
  const lines = await screen.findByTestId('reading')
  return [...lines.querySelectorAll('p')].map((line) => line.textContent)
}

afterEach(cleanup)

describe('what is read back before anything is paid', () => {
  it.each<[string, Reading, readonly string[]]>([
    [
      'kot na łące, akwarela, ramka z kwiatów, gwizdek',
      PICTURE,
      ['Narysuję: kota na łące.', 'Uwzględnię: akwarela, ramka z kwiatów.', 'Nie umiem: gwizdek.'],
    ],
    [
      'kot na łące, kamera powoli jedzie w górę',
      PICTURE,
      ['Narysuję: kota na łące.', 'Nie umiem: kamera powoli jedzie w górę.'],
    ],
    [
      'kot na łące, kamera powoli jedzie w górę, gwizdek',
      FILM,
      ['Pokażę: kota na łące.', 'Uwzględnię: kamera powoli jedzie w górę.', 'Nie umiem: gwizdek.'],
    ],
    ['lampiony nad jeziorem', FILM, ['Pokażę: Lampiony: widok nad jeziorem, nocą.']],
    [
      'otwierana koperta, róże, napis „Kocham”, dużo miejsca na życzenia',
      FILM,
      ['Pokażę: Otwierana koperta: różę.', 'Napiszę: „Kocham”', 'Nie umiem: dużo miejsca na życzenia.'],
    ],
    [
      'kwantowa chromodynamika',
      FILM,
      [
        'Nic z tego nie umiem pokazać. Nazwij rzecz, osobę lub miejsce; za to nic nie zapłacisz.',
        'Nie umiem: kwantowa chromodynamika.',
      ],
    ],
    [
      'pogodna melodia na urodziny, pozytywka i gitara, puzon',
      MUSIC,
      [
        'Zagram: nastrój radosny.',
        'Uwzględnię: pogodna melodia na urodziny, pozytywka i gitara.',
        'Nie umiem: puzon.',
      ],
    ],
  ])('„%s”', async (prompt, reading, lines) => {
    expect(await linesOf(prompt, reading)).toEqual(lines)
  })
})
