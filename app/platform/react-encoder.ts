/**
 * Stands for Node's `util` in React's server build, which asks it for nothing but this class and hands it each attribute
 * of a page by itself: a call out of JavaScript for every one of them costs more than to copy its few letters.
 */
export class TextEncoder extends globalThis.TextEncoder {
	override encodeInto(text: string, target: Uint8Array): TextEncoderEncodeIntoResult {
		const { length } = text;
		if (length > COPIED_MAX || length > target.length) return super.encodeInto(text, target);
		for (let at = 0; at < length; at++) {
			const code = text.charCodeAt(at);
			if (code > LAST_OF_ASCII) return super.encodeInto(text, target);
			target[at] = code;
		}
		return { read: length, written: length };
	}
}

const COPIED_MAX = 64;
const LAST_OF_ASCII = 127;
