import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { type EarlyAction, type EarlyActions, handOverEarlyActions } from './earlyActions.ts'

afterEach(cleanup)

function kept(...actions: EarlyAction[]): EarlyActions {
  return {
    actions,
    words: document.createElement('p'),
    isRepeating: false,
    onKept: () => undefined,
    stop: () => undefined,
  }
}

/** A form with controlled fields: React holds their values. */
function Fields() {
  const [name, setName] = useState('')
  const [isOn, setOn] = useState(false)
  const [pressed, setPressed] = useState(0)
  return (
    <>
      <input aria-label="name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <input type="checkbox" aria-label="on" checked={isOn} onChange={() => setOn(!isOn)} />
      <button type="button" disabled={pressed === 2} onClick={() => setPressed(pressed + 1)}>
        more
      </button>
      <output>{`${name} ${isOn} ${pressed}`}</output>
    </>
  )
}

function rendered() {
  render(<Fields />)
  return {
    name: screen.getByLabelText('name'),
    on: screen.getByLabelText('on'),
    more: screen.getByRole('button', { name: 'more' }),
    words: screen.getByRole('status'),
  }
}

it('tells the page what was typed and chosen, though its fields show something else by now', async () => {
  const { name, on, words } = rendered()
  await handOverEarlyActions(
    kept(
      { type: 'input', target: name, value: 'Zofia' },
      { type: 'input', target: on, value: 'on', checked: true },
    ),
  )
  expect(words.textContent).toBe('Zofia true 0')
})

it('the same where they show it still', async () => {
  const { name, on, words } = rendered()
  if (!(on instanceof HTMLInputElement && name instanceof HTMLInputElement)) throw new Error('no fields')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, 'Zofia')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')?.set?.call(on, true)
  await handOverEarlyActions(
    kept(
      { type: 'input', target: name, value: 'Zofia' },
      { type: 'input', target: on, value: 'on', checked: true },
    ),
  )
  expect(words.textContent).toBe('Zofia true 0')
})

it('the page renders between two presses: what takes no more by then isn’t pressed again', async () => {
  const { more, words } = rendered()
  more.dataset['awaited'] = ''
  const press = { type: 'click', target: more, by: more } as const
  await handOverEarlyActions(kept(press, press, press))
  expect(words.textContent).toBe(' false 2')
  expect(more.dataset['awaited']).toBeUndefined()
})

it('what is gone with its screen is not pressed', async () => {
  const { more, words } = rendered()
  const gone = document.createElement('button')
  gone.addEventListener('click', () => more.click())
  await handOverEarlyActions(kept({ type: 'click', target: gone, by: gone }))
  expect(words.textContent).toBe(' false 0')
})

it('what is done while another still waits comes behind it, once', async () => {
  const { name, more, words } = rendered()
  const early = kept({ type: 'input', target: name, value: 'Zofia' })
  const handedOver = handOverEarlyActions(early)
  early.actions.push({ type: 'click', target: more, by: more })
  early.onKept()
  await handedOver
  expect(words.textContent).toBe('Zofia false 1')
  early.actions.push({ type: 'click', target: more, by: more })
  early.onKept()
  await expect.poll(() => early.actions).toEqual([])
  expect(words.textContent).toBe('Zofia false 2')
})

it('whoever notes half-written forms hears of it too', async () => {
  const { name } = rendered()
  const heard: string[] = []
  name.addEventListener('input', () => heard.push(name.id))
  await handOverEarlyActions(kept({ type: 'input', target: name, value: 'Zofia' }))
  expect(heard).toHaveLength(1)
})
