import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { QuantityField } from './QuantityField.tsx'
import { renderUi } from './testing/renderUi.tsx'

afterEach(cleanup)

function Counted() {
  const [value, setValue] = useState(3)
  return (
    <QuantityField
      label="Liczba sztuk"
      value={value}
      max={99}
      onStep={(by) => setValue((latest) => latest + by)}
      onSet={setValue}
    />
  )
}

it.each([
  ['12', '12', ''],
  [' 7 ', '7', ''],
  ['', '3', ''],
  ['1.5', '3', 'Podaj liczbę całkowitą'],
  ['1,5', '3', 'Podaj liczbę całkowitą'],
  ['-1', '3', 'Podaj liczbę całkowitą'],
  ['dwa', '3', 'Podaj liczbę całkowitą'],
  ['0', '1', 'Najmniej 1'],
  ['1000000000', '99', 'Najwięcej 99'],
])('what is typed as %j counts as %s and says %j', async (typed, value, problem) => {
  renderUi(<Counted />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Liczba sztuk' })
  await userEvent.clear(field)
  if (typed !== '') await userEvent.type(field, typed)
  await userEvent.keyboard('{Enter}')
  expect(field.value).toBe(value)
  expect(screen.getByRole('status').textContent).toBe(problem)
})

it('forgets what was wrong once the buttons are used', async () => {
  renderUi(<Counted />)
  await userEvent.type(screen.getByRole('textbox'), '.5{Enter}')
  expect(screen.getByRole('status').textContent).toBe('Podaj liczbę całkowitą')
  await userEvent.click(screen.getByRole('button', { name: 'Więcej' }))
  expect(screen.getByRole('status').textContent).toBe('')
})

it('counts every press, also before the number has followed', async () => {
  const presses: string[] = []
  renderUi(
    <QuantityField
      label="Liczba sztuk"
      value={3}
      onStep={(by) => presses.push(`${by}`)}
      onSet={(value) => presses.push(`=${value}`)}
    />,
  )
  const more = screen.getByRole('button', { name: 'Więcej' })
  more.click()
  more.click()
  await userEvent.clear(screen.getByRole('textbox'))
  // As many as the screen shows, but not as many as there are.
  await userEvent.type(screen.getByRole('textbox'), '3{ArrowUp}')
  expect(presses).toEqual(['1', '1', '=3', '1'])
})
