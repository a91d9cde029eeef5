import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { renderUi } from '#ui/testing/renderUi.tsx'
import { BoundField } from './BoundField.tsx'

afterEach(cleanup)

function Bound({ first }: { readonly first: number | null }) {
  const [value, setValue] = useState(first)
  return (
    <>
      <BoundField label="Najwięcej" value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  )
}

const bound = () => screen.getByRole('status').textContent

it('takes a number as Poles write it, keeps the last one while none is typed, and goes when it is emptied', async () => {
  renderUi(<Bound first={5} />)
  const field = screen.getByRole('textbox', { name: 'Najwięcej' })
  await userEvent.clear(field)
  expect(bound()).toBe('null')
  await userEvent.type(field, '2,5')
  expect(bound()).toBe('2.5')
  await userEvent.type(field, 'x')
  expect(bound()).toBe('2.5')
})
