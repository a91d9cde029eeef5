import { expect, it } from 'vitest'
import { openRecognizer } from './openRecognizer.ts'

const STAND_IN = new URL('../../../../../tests/support/generation/standInSpeechProcess.ts', import.meta.url)

function opened() {
  const recognizer = openRecognizer(STAND_IN)
  const hear = (path: string, { config = {}, signal = new AbortController().signal } = {}) => {
    const progress: number[] = []
    const heard = recognizer.hear(
      { config, path, mostMs: 1_000 },
      { signal, onProgress: (percent) => progress.push(percent) },
    )
    return { heard, progress }
  }
  return { recognizer, hear }
}

/** What the stand-in says is the number of its process and of its order. */
const saidBy = (text: string) => text.split(' ')

it('one process hears one sound after the other, and tells its progress', async () => {
  const { hear } = opened()
  const sounds = [hear('/a'), hear('/b'), hear('/c')]
  const texts = (await Promise.all(sounds.map(({ heard }) => heard))).map(({ text }) => saidBy(text))
  expect(new Set(texts.map(([pid]) => pid)).size).toBe(1)
  expect(texts.map(([, order]) => order)).toEqual(['1', '2', '3'])
  expect(sounds[0]?.progress).toEqual([10, 60])
})

it('other weights, or another language, are another process', async () => {
  const { hear } = opened()
  const [first] = saidBy((await hear('/a', { config: { language: 'pl' } }).heard).text)
  const [second] = saidBy((await hear('/b', { config: { language: 'en' } }).heard).text)
  expect(second).not.toBe(first)
  expect(() => process.kill(Number(first), 0)).toThrow('ESRCH')
})

it('who cancels is answered at once, and the next sound is heard by a new process', async () => {
  const { hear } = opened()
  const [first] = saidBy((await hear('/a').heard).text)
  const stopping = new AbortController()
  const endless = hear('/endless', { signal: stopping.signal })
  await expect.poll(() => endless.progress).toEqual([10])
  stopping.abort(new Error('cancelled'))
  await expect(endless.heard).rejects.toThrow('cancelled')
  const [second, order] = saidBy((await hear('/b').heard).text)
  expect(second).not.toBe(first)
  expect(order).toBe('1')
})

it('a process that ends in the midst is a passing failure that repeats its last words', async () => {
  const { hear } = opened()
  await expect(hear('/crash').heard).rejects.toMatchObject({
    code: 'broken',
    isPassing: true,
    message: 'the recognition ended: tokens.txt is wrong',
  })
  expect((await hear('/a').heard).text).toMatch(/ 1$/u)
})

it('a refused sound is refused, and its process goes on', async () => {
  const { hear } = opened()
  await expect(hear('/refused').heard).rejects.toMatchObject({ code: 'rejected', isPassing: false })
  expect((await hear('/a').heard).text).toMatch(/ 2$/u)
})

it('weights that can’t be loaded are no passing failure', async () => {
  const { recognizer } = opened()
  await expect(recognizer.load({ isBroken: true })).rejects.toMatchObject({
    code: 'unavailable',
    isPassing: false,
  })
})

// Without the package, the package is what is missing; with it, the files are.
it('nor are they in the real process', async () => {
  const config = {
    modelConfig: { zipformerCtc: { model: '/nowhere/model.onnx' }, tokens: '/nowhere/tokens.txt' },
  }
  await expect(openRecognizer().load(config)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(/^the weights can’t be loaded: ./u),
  })
})

it('has no secrets of the server in its surroundings', async () => {
  process.env['AUTH_SECRET'] = 'a secret that a stranger’s library has no use for'
  try {
    expect((await opened().hear('/surroundings').heard).text).not.toContain('AUTH_SECRET')
  } finally {
    delete process.env['AUTH_SECRET']
  }
})
