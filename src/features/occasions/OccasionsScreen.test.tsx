import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fixedSession } from '#api/session/testing/fixedSession.ts'
import { calendarDay } from '#domain/gifts/calendarDay.ts'
import { addDays } from '#domain/occasions/days.ts'
import { readGiftDrafts } from '#offline/gifts/giftDrafts.ts'
import { database } from '#offline/openDatabase.ts'
import { beginDate } from '#ui/state/begunDate.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { MUG } from '#support/page/smallShop.ts'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import ToastHost from '#ui/ToastHost.tsx'
// Loaded before, so that a slow machine doesn't count its loading as the dialog's.
import './DateDialog.tsx'
import '#ui/DialogSurface.tsx'
import { OccasionsScreen } from './OccasionsScreen.tsx'
import { PanelOccasions } from './PanelOccasions.tsx'

const CARD = {
  ...MUG,
  handle: 'kartka-imieninowa-laka',
  title: 'Kartka imieninowa',
  tags: ['imieniny', 'kartka'],
  details: { ...MUG.details, aiType: 'greeting_card' as const, aiTemplateBase: '{imie}, najlepszego.' },
}

const open = () =>
  renderScreen(
    <>
      <OccasionsScreen shelf={{ products: [CARD], isPending: false }} pushChoice={null} />
      <ToastHost />
    </>,
  )
const list = () => screen.findByRole('list', { name: 'Najbliższe okazje' })
const rowOf = async (title: string) => {
  const [row] = within(await list())
    .getAllByRole('listitem')
    .filter((item) => item.textContent?.includes(title))
  if (row === undefined) throw new Error(`no ${title}`)
  return row
}

beforeEach(() => stubBrowser())
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  await (await database()).occasions.clear()
})

/** Fills the form for a person whose name day is in five days, and saves it. */
async function addHalina(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  const day = addDays(calendarDay(new Date()), 5)
  await user.click(screen.getByRole('button', { name: 'Dodaj osobę' }))
  const form = await screen.findByRole('form', { name: 'Osoba i jej dzień' })
  await user.type(within(form).getByLabelText('Imię'), 'Halina')
  await user.selectOptions(within(form).getByLabelText('Kto to dla Ciebie'), 'mama')
  const number = within(form).getByRole('textbox', { name: 'Dzień' })
  await user.clear(number)
  await user.type(number, String(Number(day.slice(8))))
  await user.selectOptions(within(form).getByLabelText('Miesiąc'), String(Number(day.slice(5, 7))))
  await user.click(screen.getByRole('button', { name: 'Zapisz' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

it('adds a person, says how many days are left, begins the gift filled in, and removes with a way back', async () => {
  const user = userEvent.setup({ delay: null })
  const { router } = open()
  await addHalina(user)
  const row = await rowOf('Imieniny Haliny')
  expect(row.textContent).toContain('za 5 dni')
  expect(row.textContent).toContain('Kartka imieninowa')
  expect(screen.getByText(/Bez konta Twoje dni są tylko na tym urządzeniu/)).toBeTruthy()

  await user.click(within(row).getByRole('button', { name: 'Przygotuj prezent: Imieniny Haliny' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/sklep/produkt/kartka-imieninowa-laka'))
  const { drafts } = await readGiftDrafts(await database(), CARD.handle)
  expect(drafts).toMatchObject([
    {
      id: router.state.location.search.prezent,
      draft: {
        details: {
          recipientName: 'Halina',
          occasion: 'Inne',
          deliveryDate: addDays(calendarDay(new Date()), 5),
        },
        writing: { isOpen: true, request: { name: 'Halina', occasion: 'Imieniny', relation: 'mama' } },
      },
    },
  ])
  // Pressed again, it continues the same gift.
  await user.click(within(row).getByRole('button', { name: 'Przygotuj prezent: Imieniny Haliny' }))
  await waitFor(async () =>
    expect((await readGiftDrafts(await database(), CARD.handle)).drafts).toHaveLength(1),
  )

  await user.click(within(row).getByRole('button', { name: 'Usuń: Imieniny Haliny' }))
  await waitFor(async () => expect((await list()).textContent).not.toContain('Haliny'))
  // The focus stays in the list, and is where it was once the day is back.
  expect((await list()).contains(document.activeElement)).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Cofnij' }))
  const back = await waitFor(() => rowOf('Imieniny Haliny'))
  expect(document.activeElement).toBe(within(back).getByRole('button', { name: 'Usuń: Imieniny Haliny' }))
})

it('leads to the shop where it has no words for a day', async () => {
  open()
  const link = within(await rowOf('Dzień Dziecka')).getByRole('link', {
    name: 'Zobacz prezenty: Dzień Dziecka',
  })
  expect(link.getAttribute('href')).toContain('dla=dziecko')
})

it('knows the days of a name, takes another, and says what can’t be a day', async () => {
  const user = userEvent.setup({ delay: null })
  open()
  await user.click(screen.getByRole('button', { name: 'Dodaj osobę' }))
  const form = await screen.findByRole('form', { name: 'Osoba i jej dzień' })
  await user.click(screen.getByRole('button', { name: 'Zapisz' }))
  expect(await within(form).findByText('To pole jest wymagane')).toBeTruthy()
  await user.type(within(form).getByLabelText('Imię'), 'Zosia')
  const day = within(form).getByRole<HTMLInputElement>('textbox', { name: 'Dzień' })
  expect(day.value).toBe('15')
  await user.clear(within(form).getByLabelText('Imię'))
  await user.type(within(form).getByLabelText('Imię'), 'Agnieszka')
  await user.click(within(form).getByRole('radio', { name: '20 kwietnia' }))
  expect(day.value).toBe('20')
  await user.clear(day)
  await user.type(day, '31')
  await user.click(screen.getByRole('button', { name: 'Zapisz' }))
  expect(await within(form).findByText('Nie ma takiego dnia')).toBeTruthy()
})

it('opens with what was begun elsewhere', async () => {
  beginDate({ name: 'Jadwiga', kind: 'birthday', month: 12, day: 24 })
  open()
  const form = await screen.findByRole('form', { name: 'Osoba i jej dzień' })
  expect(within(form).getByLabelText<HTMLInputElement>('Imię').value).toBe('Jadwiga')
  expect(within(form).getByRole<HTMLInputElement>('radio', { name: 'Urodziny' }).checked).toBe(true)
  expect(within(form).getByRole<HTMLInputElement>('textbox', { name: 'Dzień' }).value).toBe('24')
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Anuluj' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('the panel says whose day is near, with the gift, and what to do while nobody is there', async () => {
  const user = userEvent.setup({ delay: null })
  const first = open()
  await addHalina(user)
  first.unmount()
  renderScreen(<PanelOccasions renderGift={(gift) => <span>{gift.whom.name}: prezent</span>} />, {
    session: fixedSession(),
  })
  expect(await screen.findByText('Imieniny Haliny za 5 dni')).toBeTruthy()
  expect(screen.getByText('Halina: prezent')).toBeTruthy()
  cleanup()
  await (await database()).occasions.clear()
  renderScreen(<PanelOccasions renderGift={() => null} />)
  expect(await screen.findByRole('link', { name: 'Dodaj osobę' })).toBeTruthy()
})
