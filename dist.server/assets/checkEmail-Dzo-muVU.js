// src/domain/contact/emailAddress.ts
var LOOSE = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]{2,}$/;
/** What stands before the @ without quotes (RFC 5322, dot-atom), in ASCII: of look-alike letters none is let in. */
var LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
var LOCAL_LENGTH = 64;
var LENGTH = 254;
/** A host name as the network knows it; its last part is no number, or it would be a network address. */
var HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;
/** What can't be seen, or means something else in an address of the web. */
var NO_HOST = /[\p{C}\p{Z}/?#@:[\]\\%]/u;
/**
* An e-mail address in the one form we keep and write to: compatibility forms such as full-width letters made plain
* (NFKC), the domain in lower case and, where it is international, as the network writes it (`xn--…`). Null for what
* we take from nobody: quotes, angle brackets, spaces or control characters within, letters outside of ASCII before the
* @, and hosts that are none. Only a letter sent there can prove an address.
*/
function normaliseEmail(typed) {
	const text = typed.trim().normalize("NFKC");
	const at = text.lastIndexOf("@");
	const local = text.slice(0, at);
	if (at < 1 || local.length > LOCAL_LENGTH || !LOCAL.test(local)) return null;
	const host = hostOf(text.slice(at + 1));
	if (host === null || local.length + 1 + host.length > LENGTH) return null;
	return `${local}@${host}`;
}
/** The same where it has one, else the text as it was typed: to be looked for. */
function tidyEmail(typed) {
	return normaliseEmail(typed) ?? typed.trim();
}
/** Whether a text could be an address that somebody signed up with, under this rule or before it. */
function couldBeEmail(text) {
	return LOOSE.test(text.trim());
}
function hostOf(domain) {
	if (NO_HOST.test(domain)) return null;
	const host = URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : "";
	return HOST.test(host) ? host : null;
}
// src/domain/account/checkEmail.ts
/** What keeps an e-mail address, as somebody typed it, from being taken; null when nothing does. */
function checkEmail(typed) {
	if (typed.trim() === "") return "required";
	return normaliseEmail(typed) === null ? "email" : null;
}
/** The same of an address that may have an account: also those are let in that were taken under an earlier rule. */
function checkKnownEmail(typed) {
	if (typed.trim() === "") return "required";
	return couldBeEmail(typed) || normaliseEmail(typed) !== null ? null : "email";
}
export { checkKnownEmail as n, tidyEmail as r, checkEmail as t };
