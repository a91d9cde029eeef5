import { createServer, request as plainRequest } from 'node:http'
import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './publicAddress.ts'
import { NotPublic, postToPublic } from './postToPublic.ts'

const posting = { headers: { 'content-type': 'application/json' }, body: '{}', timeoutMs: 2_000 }
const never = () => {
  throw new Error('a connection was made')
}
const leadsTo = (...addresses: readonly string[]) => ({
  resolve: () => Promise.resolve(addresses),
  request: never,
})

describe('an address of the open network', () => {
  it.each([
    '127.0.0.1',
    '127.8.9.10',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    'localhost',
    '',
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450:4001::1'])(
    'is %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )
})

describe('what is posted to an address that somebody else has chosen', () => {
  it.each([
    'https://127.0.0.1/hook',
    'https://[::1]/hook',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:169.254.169.254]/',
    // Other ways to write 127.0.0.1 and 10.0.0.1.
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://10.1/',
    'http://example.com/',
    'ftp://example.com/',
    'https://user:secret@example.com/',
    'https://example.com:22/',
    'https://example.com:25/',
    'no address',
  ])('never goes to %s', async (address) => {
    await expect(postToPublic(address, posting, leadsTo('8.8.8.8'))).rejects.toThrow(NotPublic)
  })

  it.each([
    ['127.0.0.1'],
    ['::1'],
    ['10.0.0.8'],
    ['::ffff:192.168.0.1'],
    ['169.254.169.254'],
    // One of several is enough: the next connection may go to it.
    ['8.8.8.8', '10.0.0.8'],
    [],
  ])('never goes to a name that leads to %s', async (...addresses) => {
    await expect(postToPublic('https://hook.example.com/', posting, leadsTo(...addresses))).rejects.toThrow(
      NotPublic,
    )
  })

  it('goes to the very address that was looked at, under its name, and follows no redirect', async () => {
    const asked: { readonly host: string | undefined; readonly path: string | undefined }[] = []
    const server = createServer((call, answer) => {
      asked.push({ host: call.headers.host, path: call.url })
      answer.writeHead(302, { location: 'http://127.0.0.1/elsewhere' }).end('x'.repeat(100_000))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    let names = 0
    let pinned: unknown = null
    const status = await postToPublic('https://hook.example.com/a?b=c', posting, {
      resolve: () => Promise.resolve((names += 1) === 1 ? ['93.184.216.34'] : ['127.0.0.1']),
      request: (options, onAnswer) => {
        pinned = options
        const { path, method, headers } = options
        return plainRequest({ path, method, headers, host: '127.0.0.1', port }, onAnswer)
      },
    })
    server.closeAllConnections()
    server.close()
    expect({ status, names }).toEqual({ status: 302, names: 1 })
    expect(pinned).toMatchObject({ host: '93.184.216.34', port: 443, servername: 'hook.example.com' })
    expect(asked).toEqual([{ host: 'hook.example.com', path: '/a?b=c' }])
  })

  it('is given up in time where nobody answers', async () => {
    const silent = { resolve: () => new Promise<readonly string[]>(() => undefined), request: never }
    await expect(
      postToPublic('https://hook.example.com/', { ...posting, timeoutMs: 50 }, silent),
    ).rejects.toThrow('too long')
  })
})
