import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { POLL_ATTEMPTS } from '#domain/generation/limits.ts'
import type { GenerationRow } from '#offline/generation/generationRow.ts'
import { exampleOffer } from '#support/generating/exampleOffers.ts'
import { exampleRow, madeNow } from '#support/generating/exampleRow.ts'
import { batchOf, firstReady } from './batch.ts'
import { QueueList } from './QueueList.tsx'
import { StageItem } from './StageItem.tsx'
import { stageRow } from './stageRow.ts'

const OFFERS = [exampleOffer('iskra-obraz')]
const remix = vi.fn<(row: GenerationRow) => void>()

function show(row: GenerationRow, { isOffline = false, offers = OFFERS } = {}): void {
  renderScreen(<StageItem row={row} offers={offers} isOffline={isOffline} onRemix={remix} />)
}

const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent)

afterEach(() => {
  cleanup()
  remix.mockClear()
})

describe('what is under way', () => {
  it('says its place and time in the queue', () => {
    show(madeNow({ queuePosition: 2, estimatedTime: 240_000 }))
    expect(screen.getByText('W kolejce: miejsce 2, ok. 4 min.')).toBeDefined()
    expect(screen.getByRole('progressbar').hasAttribute('value')).toBe(false)
    expect(buttons()).toEqual(['Anuluj, wrócą 3 kredyty'])
  })

  it('says how far it has come', () => {
    show(madeNow({ progress: 42, estimatedTime: 20_000 }))
    expect(screen.getByText('Powstaje, jeszcze ok. 20 s.')).toBeDefined()
    expect(screen.getByRole('progressbar')).toHaveProperty('value', 42)
  })

  it('is asked about by hand when nobody asks any more', () => {
    show(madeNow({ attempts: POLL_ATTEMPTS }))
    expect(screen.getByRole('heading', { name: 'To trwa dłużej niż zwykle' })).toBeDefined()
    expect(screen.getByText(/przestaliśmy już sprawdzać/)).toBeDefined()
    expect(buttons()).toEqual(['Sprawdź teraz', 'Anuluj, wrócą 3 kredyty'])
  })

  it('goes on without us while there is no network', () => {
    show(madeNow({ progress: 42 }), { isOffline: true })
    expect(screen.getByText('Powstaje w tle. Pokażemy wynik, gdy wróci sieć.')).toBeDefined()
  })

  it('is cancelled without a refund only by whoever was told so and still wants it', async () => {
    show(madeNow({ refund: 0 }))
    await userEvent.click(screen.getByRole('button', { name: 'Anuluj bez zwrotu' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.textContent).toContain('i tak kosztuje 3 kredyty')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Poczekaj na wynik' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByText('Powstaje.')).toBeDefined()
  })

  it('takes no second cancel', () => {
    show(madeNow({ isCancelling: true }))
    expect(screen.getByText('Anulujemy…')).toBeDefined()
    expect(buttons()).toEqual([])
  })

  it('asks with the price of now, and not for what can’t be started any more', () => {
    const asking = madeNow({ status: 'pending', id: null, asks: true })
    show(asking)
    expect(buttons()).toEqual(['Stwórz za 3 kredyty', 'Zrezygnuj'])
    cleanup()
    show(asking, { offers: [] })
    expect(buttons()).toEqual(['Zrezygnuj'])
  })

  it('stands in a list with the rest', () => {
    renderScreen(
      <QueueList
        rows={[madeNow(), madeNow({ refCode: 'other', prompt: 'Pies' })]}
        offers={OFFERS}
        isOffline={false}
      />,
    )
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('Kot w kapeluszu'),
      expect.stringContaining('Pies'),
    ])
  })
})

const version = (refCode: string, more: Partial<GenerationRow> = {}) =>
  exampleRow({ refCode, batch: 'a', ...more })

describe('what one press has asked for', () => {
  const making = version('c', { status: 'processing', result: null, endedAt: null })
  const rows = [
    version('b', { endedAt: '2026-11-28T10:00:05Z' }),
    making,
    version('a', { endedAt: '2026-11-28T10:00:09Z' }),
  ]

  it('stands together in one order, and shows what was ready first', () => {
    expect(
      batchOf(making, [...rows, exampleRow({ refCode: 'other' })]).map(({ refCode }) => refCode),
    ).toEqual(['a', 'b', 'c'])
    expect(batchOf(exampleRow(), rows)).toHaveLength(1)
    expect(firstReady(batchOf(making, rows))?.refCode).toBe('b')
    expect(firstReady([making])).toBe(making)
  })
})

describe('what has ended', () => {
  it('leads to its own screen and back into the form', async () => {
    show(exampleRow())
    expect(screen.getByRole('link', { name: 'Pobierz i udostępnij' })).toHaveProperty(
      'pathname',
      '/generacje/generation-1',
    )
    expect(screen.getByText('Narysowane według reguł, bez AI')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Popraw i spróbuj ponownie' }))
    expect(remix).toHaveBeenCalledTimes(1)
  })

  it('says why it came to nothing, that it cost nothing, and offers another try at its price', () => {
    show(
      exampleRow({
        status: 'failed',
        result: null,
        error: { code: 'GENERATION_FAILED', message: '', reason: null },
      }),
    )
    expect(screen.getByText(/Kredyty/)).toBeDefined()
    expect(buttons()).toEqual(['Spróbuj ponownie: 3 kredyty'])
  })

  it('leads to more credits where they were too few', () => {
    const error = { code: 'GENERATION_START_FAILED', message: '', reason: 'INSUFFICIENT_CREDITS' }
    show(exampleRow({ status: 'failed', result: null, error }))
    expect(screen.getByRole('link', { name: 'Dokup kredyty' })).toBeDefined()
  })
})

const row = (refCode: string, createdAt: string, over: Partial<GenerationRow> = {}) =>
  exampleRow({ refCode, createdAt, ...over })

describe('what stands on the stage', () => {
  it('is the newest of its types that wasn’t cancelled', () => {
    const history = [
      row('cancelled', '2026-11-20T13:00:00.000Z', { status: 'cancelled' }),
      row('film', '2026-11-20T12:30:00.000Z', { type: 'video' }),
      row('newest', '2026-11-20T12:00:00.000Z'),
    ]
    const queue = [row('older', '2026-11-20T11:00:00.000Z', { status: 'processing' })]
    expect(stageRow(queue, history, ['image'])?.refCode).toBe('newest')
    expect(stageRow(queue, [], ['image'])?.refCode).toBe('older')
    expect(stageRow([], [], ['image'])).toBeNull()
  })
})
