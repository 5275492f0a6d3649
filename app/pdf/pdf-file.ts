const latin = new TextEncoder();

/** A PDF file in the making: numbered objects, put together at the end. */
export class PdfFile {
	private objects: Uint8Array[] = [];

	/** A number for an object that is written later, as others point to it before. */
	reserve(): number {
		return this.objects.push(new Uint8Array());
	}

	/** Writes an object and gives its number. */
	add(content: string | Uint8Array, id = this.reserve()): number {
		this.objects[id - 1] = typeof content === "string" ? latin.encode(content) : content;
		return id;
	}

	/** Writes a compressed stream. */
	async addStream(content: string | Uint8Array, entries = ""): Promise<number> {
		const bytes = await deflated(typeof content === "string" ? latin.encode(content) : content);
		const head = `<< /Length ${bytes.length} /Filter /FlateDecode ${entries} >>\nstream\n`;
		return this.add(joined([latin.encode(head), bytes, latin.encode("\nendstream")]));
	}

	/** The whole file. `root` and `info` are numbers of objects. */
	bytes(root: number, info: number): Uint8Array {
		const parts: Uint8Array[] = [latin.encode("%PDF-1.7\n%\u00e2\u00e3\n")];
		const places: number[] = [];
		let length = parts[0]?.length ?? 0;
		const put = (part: Uint8Array) => {
			parts.push(part);
			length += part.length;
		};
		for (const [at, object] of this.objects.entries()) {
			places.push(length);
			put(latin.encode(`${at + 1} 0 obj\n`));
			put(object);
			put(latin.encode("\nendobj\n"));
		}
		const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
		const size = this.objects.length + 1;
		put(
			latin.encode(
				`xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${length}\n%%EOF\n`,
			),
		);
		return joined(parts);
	}
}

/** A text as a PDF's own fields have it: UTF-16 in hex. */
export function hexText(text: string): string {
	const units = Array.from({ length: text.length }, (_, at) => hex4(text.charCodeAt(at)));
	return `<FEFF${units.join("")}>`;
}

/** Four hex digits. */
export const hex4 = (number: number) => number.toString(16).toUpperCase().padStart(4, "0");

async function deflated(bytes: Uint8Array): Promise<Uint8Array> {
	const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(new CompressionStream("deflate"));
	return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Unpacks what was packed in pieces. Throws where it is broken, or longer than `most`. */
export async function inflated(pieces: Uint8Array[], most: number): Promise<Uint8Array> {
	const stream = new Blob(pieces as BlobPart[]).stream().pipeThrough(new DecompressionStream("deflate"));
	const found: Uint8Array[] = [];
	let length = 0;
	for (const reader = stream.getReader(); ; ) {
		const { done, value } = await reader.read();
		if (done) return joined(found);
		length += value.length;
		if (length > most) throw new Error("The packed bytes are more than was said.");
		found.push(value);
	}
}

function joined(parts: Uint8Array[]): Uint8Array {
	const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}
