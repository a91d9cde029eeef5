import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { answerOtherTabs, anyTabHasOpenForm } from './otherTabs.ts'
import { hasOpenForm, noteTouchedForms } from './touchedForms.ts'

beforeAll(() => {
  noteTouchedForms()
  answerOtherTabs()
})

test('words in a form count until they are sent or the form is gone', async () => {
  const { unmount } = render(
    <form onSubmit={(event) => event.preventDefault()}>
      <label>
        Imię <input name="name" />
      </label>
      <button type="submit">Dalej</button>
    </form>,
  )
  expect(hasOpenForm()).toBe(false)
  await userEvent.type(screen.getByLabelText('Imię'), 'Ola')
  expect(hasOpenForm()).toBe(true)
  expect(await anyTabHasOpenForm()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Dalej' }))
  expect(hasOpenForm()).toBe(false)
  await userEvent.type(screen.getByLabelText('Imię'), '!')
  unmount()
  expect(hasOpenForm()).toBe(false)
})

test('what is searched or chosen doesn’t count, nor what was taken back', async () => {
  render(
    <>
      <search>
        <form>
          <input aria-label="Szukaj" />
        </form>
      </search>
      <form aria-label="Zgody">
        <input aria-label="Zgoda" type="checkbox" />
        <input aria-label="Uwagi" />
      </form>
    </>,
  )
  await userEvent.type(screen.getByLabelText('Szukaj'), 'kubek')
  await userEvent.click(screen.getByLabelText('Zgoda'))
  expect(hasOpenForm()).toBe(false)
  await userEvent.type(screen.getByLabelText('Uwagi'), 'a')
  await userEvent.clear(screen.getByLabelText('Uwagi'))
  expect(hasOpenForm()).toBe(false)
  expect(await anyTabHasOpenForm()).toBe(false)
})
