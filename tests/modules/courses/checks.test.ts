import { describe, expect, it } from "vitest";
import { cueAt, readCues } from "#app/media/captions/cues";
import { barriersIn, barriersOf } from "#app/modules/courses/accessibility";
import { readingEase } from "#app/platform/rich-text/reading-ease";

const text = (words: string, marks?: object[]) => ({ type: "text", text: words, ...(marks && { marks }) });
const heading = (level: number, words = "Ord") => ({ type: "heading", attrs: { level }, content: [text(words)] });
const found = (content: object[], more: object = {}) =>
	barriersIn({ body: { type: "doc", content }, mediaType: "", cues: [], ...more });
const barriers = (content: object[], more: object = {}) => found(content, more).map(({ kind }) => kind);

describe("what shuts readers out of a text", () => {
	it("is a heading out of its order or without words, a picture named by its file, a bare address", () => {
		expect(barriers([heading(2), heading(3), heading(2)])).toEqual([]);
		expect(barriers([heading(3)])).toEqual(["headingJump"]);
		expect(barriers([heading(2, " ")])).toEqual(["headingEmpty"]);
		expect(barriers([{ type: "image", attrs: { guid: "x", alt: "IMG_2041.JPG" } }])).toEqual(["pictureName"]);
		const link = [{ type: "link", attrs: { href: "https://nav.no" } }];
		expect(barriers([{ type: "paragraph", content: [text("https://nav.no", link)] }])).toEqual(["linkAddress"]);
		expect(barriers([{ type: "paragraph", content: [text("Skjemaet hos NAV", link)] }])).toEqual([]);
	});

	it("is a picture of a question or an answer that is named by its file", () => {
		const media = (kind: string, words: string) => ({ guid: "x", kind, words });
		const asked = (own: object[], answer: object | null = null) => [
			{ id: "q1", media: own, options: [{ media: answer }] },
		];
		expect(barriers([], { questions: asked([media("picture", "A pump")], media("sound", "rec.png")) })).toEqual([]);
		expect(barriers([], { questions: asked([media("picture", "DSC_1.jpg")]) })).toEqual(["pictureName"]);
		expect(barriers([], { questions: asked([], media("picture", "DSC_1.jpg")) })).toEqual(["pictureName"]);
	});

	it("is a film without captions, not a recording", () => {
		expect(barriers([], { mediaType: "video/mp4" })).toEqual(["captions"]);
		expect(barriers([], { mediaType: "video/mp4", cues: [{}] })).toEqual([]);
		expect(barriers([], { mediaType: "audio/mpeg" })).toEqual([]);
	});

	it("is named with where it stands in the editor", () => {
		const questions = [{ id: "q1", media: [{ guid: "x", kind: "picture", words: "DSC_1.jpg" }], options: [] }];
		expect(found([heading(3)], { mediaType: "video/mp4", questions })).toEqual([
			{ kind: "headingJump", at: "body" },
			{ kind: "captions", at: "captions" },
			{ kind: "pictureName", at: "question-q1" },
		]);
	});

	it("is a film of the library without captions, and what its texts and pictures leave out", () => {
		const piece = (more: object) =>
			barriersOf({ id: "c1", kind: "file", file: null, cues: [], body: null, alt: "", ...more } as never);
		const film = { file: { guid: "x", name: "film.mp4", type: "video/mp4", size: 1 } };
		expect(piece(film)).toEqual([{ kind: "captions", at: "content-c1" }]);
		expect(piece({ ...film, cues: [{ from: 0, to: 1, text: "Hei" }] })).toEqual([]);
		expect(piece({ kind: "text", body: { type: "doc", content: [heading(3)] } })).toEqual([
			{ kind: "headingJump", at: "content-c1" },
		]);
		const picture = { kind: "image", file: { guid: "x", name: "a.png", type: "image/png", size: 1 } };
		expect(piece({ ...picture, alt: "IMG_1.png" })).toEqual([{ kind: "pictureName", at: "content-c1" }]);
		expect(piece({ ...picture, alt: "A pump" })).toEqual([]);
	});
});

describe("reading ease", () => {
	it("counts words in a sentence and long words, and says nothing of a short text", () => {
		const short = "Jeg bor i Oslo. ".repeat(10);
		// 4 words in a sentence, none of more than six letters.
		expect(readingEase(short)).toEqual({ lix: 4, band: "veryEasy" });
		// 10 words in a sentence, half of them long.
		const hard = `${"Arbeidsgiveren og arbeidstakeren må samarbeide om tilrettelegging av arbeidsplassen der. ".repeat(3)}`;
		expect(readingEase(hard)).toEqual({ lix: 60, band: "veryHard" });
		expect(readingEase("Jeg bor i Oslo.")).toBeNull();
		expect(readingEase(`${"En overskrift uten punktum\n".repeat(6)}`)?.lix).toBe(54);
	});
});

describe("captions", () => {
	it("are read from WebVTT and SubRip, without styles, numbers and tags, in their order", () => {
		const vtt = `\ufeffWEBVTT - Film\r\n\r\nSTYLE\r\n::cue { color: red }\r\n\r\n2\r\n01:02.500 --> 01:04.000 align:start\r\n<v Kari>Hei <b>du</b>\r\n\r\n00:01.000 --> 00:02.000\r\nFørst\r\nog så\r\n`;
		expect(readCues(vtt)).toEqual([
			{ from: 1, to: 2, text: "Først\nog så" },
			{ from: 62.5, to: 64, text: "Hei du" },
		]);
		expect(readCues("1\n01:00:00,250 --> 01:00:02,000\nSlutt\n")).toEqual([{ from: 3600.25, to: 3602, text: "Slutt" }]);
		expect(readCues("Kjære leser\n\nDette er ikke teksting")).toEqual([]);
		expect(readCues("00:05.000 --> 00:02.000\nBaklengs")).toEqual([]);
	});

	it("are followed by the second, and left in a long pause", () => {
		const cues = readCues("00:01.000 --> 00:02.000\nEn\n\n00:03.000 --> 00:04.000\nTo");
		expect([0, 1, 2.5, 3, 8, 20].map((second) => cueAt(cues, second))).toEqual([-1, 0, 0, 1, 1, -1]);
	});
});

describe("a film in a text", () => {
	const film = (cues: string) => ({
		type: "media",
		attrs: { guid: "g", name: "film.mp4", size: 1, type: "video/mp4", cues },
	});
	const found = (body: unknown, easyBody: unknown = null) =>
		barriersIn({ body, easyBody, mediaType: "", cues: [] }).map(({ kind }) => kind);
	const doc = (...content: unknown[]) => ({ type: "doc", content });

	it("shuts out who cannot hear it until it says what is said, in the easy words too", () => {
		expect(found(doc(film("")))).toEqual(["captions"]);
		expect(found(doc(film('[{"from":0,"to":1,"text":"Hei"}]')))).toEqual([]);
		expect(found(doc(), doc(film("")))).toEqual(["captions"]);
	});

	it("needs none where it is only heard", () => {
		const sound = { ...film(""), attrs: { ...film("").attrs, type: "audio/mpeg" } };
		expect(found(doc(sound))).toEqual([]);
	});
});
