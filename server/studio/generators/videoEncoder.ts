import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Whether the optional video encoder (`@mediabunny/server`) is installed, with its part for this machine. */
export function hasVideoEncoder(): boolean {
  try {
    const server = createRequire(require.resolve('@mediabunny/server'))
    const binding = createRequire(server.resolve('node-av'))
    binding.resolve(`@seydx/node-av-${process.platform}-${process.arch}/package.json`)
    return true
  } catch {
    return false
  }
}

/** Registers the encoder with Mediabunny in this thread; without graphics cards, which all encode differently. */
export async function registerVideoEncoder(): Promise<void> {
  const { registerMediabunnyServer } = await import('@mediabunny/server')
  registerMediabunnyServer({ hardwareContext: null })
}
