import type { Used } from "./embed-face";
import type { Face } from "./font";
import { hex4 } from "./pdf-file";

/** The plain face and the strong one. */
export type Faces = readonly [Face, Face];
/** A face of the document in a size, from black to white. */
export type Style = { size: number; line: number; face: 0 | 1; grey: number };

/** A4, in points. */
export const [WIDE, HIGH, MARGIN] = [595, 842, 56];
/** The width between the margins. */
export const ROOM = WIDE - 2 * MARGIN;
const TALL = HIGH - 2 * MARGIN;

/** Pages that are written on from top to bottom. */
export class Paper {
	readonly pages: string[][] = [[]];
	readonly used: [Used, Used] = [new Map(), new Map()];
	private left = TALL;

	constructor(readonly faces: Faces) {}

	/** Takes a strip of this height, on a new page where this one has no room, and gives its lower edge. */
	take(height: number): number {
		if (height > this.left && !this.isBlank()) this.turn();
		this.left -= height;
		return MARGIN + this.left;
	}

	/** Leaves room above what comes, but for the head of a page. */
	skip(height: number): void {
		if (this.left < TALL) this.left -= height;
	}

	/** Turns the page where less than this is left, so that what belongs together stands together. */
	keep(height: number): void {
		if (height > this.left && height <= TALL && !this.isBlank()) this.turn();
	}

	/** Whether a strip of this height would come on the next page. */
	isOver = (height: number): boolean => height > this.left && !this.isBlank();

	put(...commands: string[]): void {
		this.pages[this.pages.length - 1]?.push(...commands);
	}

	/** A line of text, beginning at a place. */
	text(text: string, { size, face, grey }: Style, x: number, y: number): string {
		return `BT ${grey} g /F${face} ${size} Tf ${x.toFixed(2)} ${y.toFixed(2)} Td <${this.glyphs(text, face)}> Tj ET`;
	}

	/** The glyphs of a text, noted as used. */
	glyphs(text: string, at: 0 | 1): string {
		return letters(text)
			.map((letter) => {
				const glyph = this.faces[at].glyphOf(letter);
				if (!this.used[at].has(glyph)) this.used[at].set(glyph, letter > 0xffff ? 0xfffd : letter);
				return hex4(glyph);
			})
			.join("");
	}

	widthOf(text: string, { face, size }: Pick<Style, "face" | "size">): number {
		const of = this.faces[face];
		return letters(text).reduce((sum, letter) => sum + of.widthOf(of.glyphOf(letter)), 0) * (size / 1000);
	}

	/** A text in lines that fit; a word that is longer than a line is cut. */
	wrapped(text: string, style: Style, room = ROOM): string[] {
		const lines: string[] = [];
		for (const paragraph of text.normalize("NFC").replace(/\t/g, "    ").split("\n")) {
			let line = "";
			for (const word of paragraph.split(" ")) {
				const longer = line === "" ? word : `${line} ${word}`;
				if (this.widthOf(longer, style) <= room + 0.01) {
					line = longer;
					continue;
				}
				if (line !== "") lines.push(line);
				line = "";
				for (const letter of word) {
					if (line !== "" && this.widthOf(line + letter, style) > room + 0.01) {
						lines.push(line);
						line = "";
					}
					line += letter;
				}
			}
			lines.push(line);
		}
		return lines;
	}

	private isBlank = (): boolean => this.pages[this.pages.length - 1]?.length === 0;

	private turn(): void {
		this.pages.push([]);
		this.left = TALL;
	}
}

const letters = (text: string): number[] => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
