import { orderSchema, type Report } from '#server/studio/generators/hostSpeech/process/protocol.ts'

/** In place of the process that recognises speech: a sound's name says what becomes of it. */

let orders = 0
const say = (report: Report) => process.send?.(report)

process.on('disconnect', () => process.exit())
process.on('message', (message) => {
  const order = orderSchema.parse(message)
  if (order.kind === 'load') {
    say(
      order.config['isBroken'] === true
        ? { kind: 'failed', code: 'unavailable', message: 'no weights' }
        : { kind: 'ready' },
    )
    return
  }
  orders += 1
  say({ kind: 'progress', percent: 10 })
  if (order.path === '/endless') return
  if (order.path === '/crash') {
    process.stderr.write('tokens.txt\nis wrong\n', () => process.exit(255))
    return
  }
  if (order.path === '/refused') {
    say({ kind: 'failed', code: 'rejected', message: 'too long' })
    return
  }
  say({ kind: 'progress', percent: 60 })
  const text =
    order.path === '/surroundings' ? Object.keys(process.env).join(' ') : `${process.pid} ${orders}`
  say({ kind: 'heard', heard: { text, words: [] } })
})
