import { expect, test } from "vitest";
import { TextEncoder as QuickEncoder } from "#app/platform/react-encoder";

const texts = [
	"",
	"a",
	'class="x"',
	"Blåbær",
	"Ελλάδα",
	"👩‍🔧",
	"a\u007f\u0080",
	"\ud800",
	"x".repeat(64),
	"x".repeat(65),
	"å".repeat(64),
];

test.each(texts.flatMap((text) => [0, 1, 5, 63, 64, 200].map((room) => [text, room] as const)))(
	"%j goes into %i bytes as the platform's own encoder puts it there",
	(text, room) => {
		const [mine, its] = [new Uint8Array(room).fill(7), new Uint8Array(room).fill(7)];
		const counted = new QuickEncoder().encodeInto(text, mine);
		expect(counted).toEqual(new TextEncoder().encodeInto(text, its));
		expect(mine.slice(0, counted.written)).toEqual(its.slice(0, counted.written));
	},
);
