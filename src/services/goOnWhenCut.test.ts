import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/product/apiError.ts'
import { goOnWhenCut } from './goOnWhenCut.ts'

const failing = (code: string, status: number | null) => () =>
  Promise.reject(new ApiError('Upload failed', { code, status }))

/** A connection that is back as soon as a caller waits for it, until it is told to be gone. */
const atOnce = ({ network }: { readonly network: () => void }) => {
  queueMicrotask(network)
  return () => undefined
}
const never = () => () => undefined

describe('a file that is cut', () => {
  it('goes on when the line is back, until it is there', async () => {
    const send = vi
      .fn<() => Promise<string>>()
      .mockImplementationOnce(failing('UPLOAD_NETWORK_ERROR', null))
      .mockImplementationOnce(failing('SERVICE_UNAVAILABLE', 503))
      .mockResolvedValue('there')
    const onCut = vi.fn<() => void>()
    const { signal } = new AbortController()
    expect(await goOnWhenCut(send, { signal, onCut, onReturn: atOnce })).toBe('there')
    expect([send.mock.calls.length, onCut.mock.calls.length]).toEqual([3, 2])
  })

  it('is told of a refusal at once, and of its end while it waits', async () => {
    const onCut = vi.fn<() => void>()
    const { signal } = new AbortController()
    const refused = goOnWhenCut(failing('FILE_UNREADABLE', 422), { signal, onCut, onReturn: atOnce })
    await expect(refused).rejects.toMatchObject({ code: 'FILE_UNREADABLE' })
    expect(onCut).not.toHaveBeenCalled()
    const leaving = new AbortController()
    const waiting = goOnWhenCut(failing('TIMEOUT', null), {
      signal: leaving.signal,
      onCut: () => leaving.abort(new Error('left')),
      onReturn: never,
    })
    await expect(waiting).rejects.toThrow('left')
  })
})
