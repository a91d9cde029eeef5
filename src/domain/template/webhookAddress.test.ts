import { expect, it } from 'vitest'
import { canBeTold } from './webhookAddress.ts'

it.each([
  'https://sklep.example/hook',
  'https://8.8.8.8/hook',
  'https://172.32.0.1/',
  'https://[2606:4700::1111]/hook',
  'https://a.example:8443/?x=1',
])('%s can be told', (address) => expect(canBeTold(address)).toBe(true))

it.each([
  'http://sklep.example/hook',
  'https://localhost/hook',
  'https://LOCALHOST./hook',
  'https://drukarka/hook',
  'https://serwer.local/',
  'https://metadata.google.internal/',
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://10.1.2.3/',
  'https://172.16.0.1/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest',
  'https://100.64.0.1/',
  'https://0.0.0.0/',
  'https://[::1]/',
  'https://[fd00::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://',
])('%s can’t', (address) => expect(canBeTold(address)).toBe(false))
