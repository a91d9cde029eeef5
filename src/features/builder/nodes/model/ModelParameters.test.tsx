import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answeringApi } from '#api/product/testing/answeringApi.ts'
import { EMPTY_TEMPLATE, newNode } from '#domain/template/newTemplate.ts'
import type { NodeOf } from '#domain/template/templateSchema.ts'
import { exampleOffer } from '#support/generating/exampleOffers.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { BuilderProvider, useTemplatePart } from '../../document/BuilderContext.tsx'
import { createDocument } from '../../document/builderDocument.ts'
import { SessionSteps } from '../../panels/history/SessionSteps.tsx'
import { NodeParameters } from '../NodeParameters.tsx'

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(settings: Partial<NodeOf<'model'>['settings']>, offers = [exampleOffer('iskra-obraz')]) {
  const node = newNode('model', { id: 'obraz', label: 'Obraz' }, { model: 'iskra-obraz', ...settings })
  const document = createDocument({ ...EMPTY_TEMPLATE, nodes: [node] })
  const account = answeringApi({ 'GET /api/v1/generation/engines': () => Response.json({ engines: offers }) })
  renderScreen(
    <BuilderProvider document={document}>
      <Node />
      <SessionSteps />
    </BuilderProvider>,
    { productApi: () => Promise.resolve(account.api) },
  )
  const present = () => {
    const [model] = document.getSnapshot().history.present.nodes
    if (model?.kind !== 'model') throw new Error('no model')
    return model.settings
  }
  return { document, present }
}

function Node() {
  const [node] = useTemplatePart('nodes')
  return node === undefined ? null : <NodeParameters node={node} />
}

it('what the engine supports is chosen as on its generator’s form, by nothing but what it takes', async () => {
  const { present } = open({}, [
    exampleOffer('iskra-obraz', { takes: { size: true, style: ['natural', 'poster'] } }),
  ])
  const styles = await screen.findByRole('group', { name: 'Styl' })
  expect(within(styles).getAllByRole('radio')).toHaveLength(2)
  expect(within(styles).getByRole<HTMLInputElement>('radio', { name: 'Naturalny' }).checked).toBe(true)
  await userEvent.click(within(styles).getByRole('radio', { name: 'Plakat' }))
  expect(present().modelParameters).toEqual({ style: 'poster' })
  expect(screen.queryByRole('button', { name: 'Dodaj parametr' })).toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Ziarno' })).toBeNull()
})

it('a number stands within its bounds, and none is no parameter', async () => {
  const { present } = open({}, [exampleOffer('iskra-obraz', { takes: { seed: true } })])
  const seed = await screen.findByRole('textbox', { name: 'Ziarno', hidden: true })
  await userEvent.type(seed, '12a')
  expect(present().modelParameters).toEqual({ seed: 12 })
  await userEvent.clear(seed)
  expect(present().modelParameters).toEqual({})
})

it('the history says what was set and to what', async () => {
  const { document } = open({})
  const shapes = await screen.findByRole('group', { name: 'Format' })
  await userEvent.click(within(shapes).getByRole('radio', { name: 'Pionowy' }))
  expect(await screen.findByText('Format: Pionowy (Obraz)')).toBeDefined()
  document.undo()
  expect(await screen.findByText('Jeszcze nic nie zmieniono.')).toBeDefined()
})

it('what no field asks for is told and can be taken away', async () => {
  const { present } = open({
    modelParameters: { styl: 'wycinanka' },
    advancedParameters: { style: 'poster' },
  })
  expect(await screen.findByText('wycinanka')).toBeDefined()
  const styles = await screen.findByRole('group', { name: 'Styl' })
  expect(within(styles).getByRole<HTMLInputElement>('radio', { name: 'Plakat' }).checked).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Usuń parametr styl' }))
  expect(present()).toMatchObject({ modelParameters: {}, advancedParameters: { style: 'poster' } })
})
