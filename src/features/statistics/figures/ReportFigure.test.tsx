import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answeringApi, refusedWith } from '#api/product/testing/answeringApi.ts'
import { EXAMPLE_USER, fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { DEFAULT_SCOPE, type Scope } from '#domain/statistics/address.ts'
import type { Report } from '#domain/statistics/report.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { ReportFigure, type ReportFigureProps } from './ReportFigure.tsx'

const REPORT = 'GET /api/v1/statistics/report'
const TODAY = '2026-11-23'

const BY_DAY: Report = {
  unit: 'grosze',
  total: { value: 150_050, previous: 100_000 },
  rows: [
    { key: '2026-11-21', title: null, value: 0, previous: 40_000 },
    { key: '2026-11-22', title: null, value: 50_050, previous: 60_000 },
    { key: '2026-11-23', title: null, value: 100_000, previous: 0 },
  ],
  rowCount: 3,
  countedUntil: '2026-11-23T11:34:00.000Z',
}

const PLAIN = new RegExp('[\\u00A0\\u202F]', 'g')
const textOf = (element: Element) => (element.textContent ?? '').replace(PLAIN, ' ')
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(textOf))

function show(report: Report | null, props: Partial<ReportFigureProps> = {}) {
  const account = answeringApi({
    [REPORT]: () => (report === null ? refusedWith('SERVICE_UNAVAILABLE') : Response.json(report)),
  })
  const scope: Scope = DEFAULT_SCOPE
  renderScreen(
    <ReportFigure metric="revenue" by="time" chart="time" scope={scope} today={TODAY} {...props} />,
    {
      session: fixedSession(signedIn({ ...EXAMPLE_USER, roles: ['user', 'admin'], role: 'admin' })),
      productApi: () => Promise.resolve(account.api),
    },
  )
  return account
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a figure of a report', () => {
  it('asks for what its screen is set to, and tells the same numbers by chart, table and file', async () => {
    const files: File[] = []
    URL.createObjectURL = (file: Blob) => {
      if (file instanceof File) files.push(file)
      return 'blob:file'
    }
    URL.revokeObjectURL = () => undefined
    HTMLAnchorElement.prototype.click = () => undefined
    const account = show(BY_DAY)

    const figure = await screen.findByRole('figure', { name: 'Przychód' })
    const slider = await within(figure).findByRole('slider')
    expect(Object.fromEntries(account.callsOf(REPORT)[0]?.query ?? [])).toEqual({
      metric: 'revenue',
      by: 'day',
      from: '2026-10-25',
      to: TODAY,
      compare: 'previous',
    })
    expect(textOf(figure)).toContain('1500,50 zł')
    expect(textOf(figure)).toContain('+50%')
    slider.focus()
    expect(slider.getAttribute('aria-valuetext')?.replace(PLAIN, ' ')).toBe(
      'pon., 23 listopada 2026 (jeszcze trwa), Przychód: 1000,00 zł, wcześniej: 0,00 zł',
    )

    await userEvent.click(within(figure).getByRole('button', { name: /^Tabela/ }))
    expect(cellsOf(within(figure).getByRole('table'))).toEqual([
      ['Dzień', 'Przychód', 'Wcześniej', 'Zmiana'],
      ['sob., 21 listopada 2026', '0,00 zł', '400,00 zł', '-100%'],
      ['niedz., 22 listopada 2026', '500,50 zł', '600,00 zł', '-16,6%'],
      ['pon., 23 listopada 2026 (jeszcze trwa)', '1000,00 zł', '0,00 zł', '–'],
      ['Razem', '1500,50 zł', '1000,00 zł', '+50,1%'],
    ])
    expect(within(figure).getByRole('button', { name: /^Wykres/ })).toBeTruthy()

    await userEvent.click(within(figure).getByRole('button', { name: 'Pobierz CSV: Przychód' }))
    expect(files.map(({ name }) => name)).toEqual([`revenue-day-2026-10-25-${TODAY}.csv`])
    const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? [])
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
      '\uFEFFDzień;Przychód (zł);Wcześniej\r\n2026-11-21;0;400\r\n2026-11-22;500,5;600\r\n2026-11-23;1000;0\r\n',
    )
  })

  it('says which filters of the screen it knows nothing of', async () => {
    const account = show(BY_DAY, {
      scope: { ...DEFAULT_SCOPE, filters: { affiliate: 'TECHVIBE', device: 'phone' } },
    })
    expect(await screen.findByText('Bez filtra: urządzenie')).toBeTruthy()
    const [call] = account.callsOf(REPORT)
    expect([call?.query.get('affiliate'), call?.query.get('device')]).toEqual(['TECHVIBE', null])
  })

  it('puts steps in their order, with those that nobody came to', async () => {
    show(
      {
        ...BY_DAY,
        unit: 'count',
        rows: [
          { key: 'paid', title: null, value: 3, previous: null },
          { key: 'session', title: null, value: 20, previous: null },
          { key: 'product', title: null, value: 10, previous: null },
        ],
        total: { value: 20, previous: null },
      },
      { metric: 'funnel', by: 'step', chart: 'funnel' },
    )
    const list = await screen.findByRole('list', { name: 'Od wizyty do zapłaty' })
    expect(within(list).getAllByRole('listitem').map(textOf)).toEqual([
      'Sesja20100%',
      'przeszło dalej: 50%Zobaczony produkt1050%',
      'przeszło dalej: 0%Coś w koszyku00%',
      'Kasa00%',
      'Opłacone zamówienie315%',
    ])
  })

  it('says that there was nothing', async () => {
    show({ ...BY_DAY, rows: [], rowCount: 0, total: { value: 0, previous: 0 } })
    expect(await screen.findByText('Brak danych z tych dni.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Tabela/ })).toBeNull()
  })

  it('says what failed, and tries again', async () => {
    const account = show(null)
    expect(await screen.findByText('Serwis jest chwilowo niedostępny')).toBeTruthy()
    account.answer(REPORT, () => Response.json(BY_DAY))
    await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
    expect(await screen.findByRole('slider')).toBeTruthy()
  })
})
