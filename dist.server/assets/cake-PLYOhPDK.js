import { t as createLucideIcon } from "./createLucideIcon-ByydpFMN.js";
// node_modules/lucide-react/dist/esm/icons/cake.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "cake",
	size: 24,
	node: [
		["path", {
			d: "M20 21v-8a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v8",
			key: "1w3rig"
		}],
		["path", {
			d: "M4 16s.5-1 2-1 2.5 2 4 2 2.5-2 4-2 2.5 2 4 2 2-1 2-1",
			key: "n2jgmb"
		}],
		["path", {
			d: "M2 21h20",
			key: "1nyx9w"
		}],
		["path", {
			d: "M7 8v3",
			key: "1qtyvj"
		}],
		["path", {
			d: "M12 8v3",
			key: "hwp4zt"
		}],
		["path", {
			d: "M17 8v3",
			key: "1i6e5u"
		}],
		["path", {
			d: "M7 4h.01",
			key: "1bh4kh"
		}],
		["path", {
			d: "M12 4h.01",
			key: "1ujb9j"
		}],
		["path", {
			d: "M17 4h.01",
			key: "1upcoc"
		}]
	]
};
__iconData.node;
var Cake = createLucideIcon(__iconData);
export { Cake as t };
