import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
// node_modules/lucide-react/dist/esm/icons/film.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'film',
  size: 24,
  node: [
    [
      'rect',
      {
        width: '18',
        height: '18',
        x: '3',
        y: '3',
        rx: '2',
        key: 'afitv7',
      },
    ],
    [
      'path',
      {
        d: 'M7 3v18',
        key: 'bbkbws',
      },
    ],
    [
      'path',
      {
        d: 'M3 7.5h4',
        key: 'zfgn84',
      },
    ],
    [
      'path',
      {
        d: 'M3 12h18',
        key: '1i2n21',
      },
    ],
    [
      'path',
      {
        d: 'M3 16.5h4',
        key: '1230mu',
      },
    ],
    [
      'path',
      {
        d: 'M17 3v18',
        key: 'in4fa5',
      },
    ],
    [
      'path',
      {
        d: 'M17 7.5h4',
        key: 'myr1c1',
      },
    ],
    [
      'path',
      {
        d: 'M17 16.5h4',
        key: 'go4c1d',
      },
    ],
  ],
}
__iconData.node
var Film = createLucideIcon(__iconData)
export { Film as t }
