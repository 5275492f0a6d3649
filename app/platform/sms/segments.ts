/** The signs of GSM 03.38, which a text message carries in seven bits; those of `twice` take two places. */
const once = new Set(
	"@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const twice = new Set("^{}\\[~]|€");

/** How many messages a text is sent and paid as: 160 signs, or 70 where one of them is not of GSM; less in each of several. */
export function segmentsOf(text: string): number {
	const signs = [...text];
	const isGsm = signs.every((sign) => once.has(sign) || twice.has(sign));
	const length = isGsm ? signs.reduce((sum, sign) => sum + (twice.has(sign) ? 2 : 1), 0) : text.length;
	const [alone, ofSeveral] = isGsm ? [160, 153] : [70, 67];
	return length <= alone ? 1 : Math.ceil(length / ofSeveral);
}

/** So much of a name is left in any case. */
const LEAST = 10;

/** A text that names somebody, with as much of the name as leaves it one message; where that is too little, two. */
export function fitted(say: (name: string) => string, name: string): string {
	const least = Math.min(LEAST, name.length);
	for (const most of [1, 2])
		for (let length = name.length; length >= least; length--) {
			const text = say(shortened(name, length));
			if (segmentsOf(text) <= most) return text;
		}
	return say(shortened(name, least));
}

const shortened = (name: string, length: number) =>
	length >= name.length ? name : `${name.slice(0, length - 1).trimEnd()}.`;
