import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { madeNow } from '#support/generating/exampleRow.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import type { GenerationRow } from '#offline/generation/generationRow.ts'
import { dismissAllToasts } from '#ui/state/toasts.ts'
import { useState } from 'react'
import { userEvent } from '@testing-library/user-event'
import ToastHost from '#ui/ToastHost.tsx'
import { useSpokenEnds } from './useSpokenEnds.ts'

afterEach(() => {
  cleanup()
  dismissAllToasts()
})

/** Something under way that a press has ended like this. */
function Ended({ end }: { readonly end: Partial<GenerationRow> }) {
  const [isEnded, setEnded] = useState(false)
  const row = madeNow()
  useSpokenEnds(isEnded ? [] : [row], isEnded ? [{ ...row, status: 'cancelled', ...end }] : [])
  return (
    <>
      <button type="button" onClick={() => setEnded(true)}>
        Anuluj
      </button>
      <ToastHost />
    </>
  )
}

it.each([
  [{ refund: 3 }, 'Wróciły 3 kredyty.'],
  [{ refund: 0 }, 'Kosztowało 3 kredyty: praca była już u dostawcy.'],
  [{ refund: undefined }, 'Zwrot zobaczysz w historii kredytów.'],
  [{ id: null, wasSent: false }, 'Bez opłaty.'],
])('what was cancelled says what came back: %j', async (end, words) => {
  renderScreen(<Ended end={end} />)
  await userEvent.click(screen.getByRole('button', { name: 'Anuluj' }))
  expect(await screen.findByText(words)).toBeDefined()
  expect(screen.getByText('Anulowano: Kot w kapeluszu')).toBeDefined()
})
