import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answeringApi } from '#api/product/testing/answeringApi.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { useWorkingEngines } from './useWorkingEngines.ts'

function Engines() {
  const engines = useWorkingEngines()
  return <p>{engines?.map(({ type, name }) => `${type}: ${name}`).join(', ') ?? 'unknown'}</p>
}

const offer = (id: string, type: string, isAvailable: boolean) => ({
  id,
  type,
  name: id,
  credits: 3,
  isAvailable,
  isProcedural: false,
  takes: {},
  typicalTime: null,
  waiting: 0,
})

it('knows the engines that something can be started with here, and no others', async () => {
  const { api } = answeringApi({
    'GET /api/v1/generation/engines': () =>
      Response.json({
        engines: [
          offer('dall-e-3', 'image', false),
          offer('iskra-obraz', 'image', true),
          offer('lektor', 'speech', true),
          offer('stenograf', 'transcription', true),
        ],
      }),
  })
  renderScreen(<Engines />, { productApi: () => Promise.resolve(api) })
  expect(await screen.findByText('image: Iskra Obraz, speech: lektor')).toBeDefined()
})
