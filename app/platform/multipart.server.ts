import { malformed, Problem } from "./problems";

/** What stands before a part's bytes. `fileName` is null for a plain field. */
export type PartHead = { name: string; fileName: string | null; type: string };

/**
 * Waited for at once, as far as the request says that it has so much: each chunk that comes costs a turn of the loop, and
 * by itself it is some kilobytes. A body that is no larger lies in one piece, of which nothing is copied.
 */
const READ = 1_048_576;
/** The same where the request does not say how much it has. */
const READ_UNSAID = 65_536;
/** A part's head, at most. */
const HEAD_MAX = 8_192;
/** The platform's own reader, which waits for so many bytes in one turn. */
type Reader = Pick<ReadableStreamBYOBReader, "cancel"> & {
	readAtLeast(least: number, view: Uint8Array): Promise<{ value?: Uint8Array }>;
};
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * A multipart/form-data body, read part by part as it comes: nothing of it is kept but what is asked for. Throws
 * `malformed` for what is no such body and `tooLarge` for more than `most` bytes, whatever length was promised.
 */
export class MultipartBody {
	private buffer: Uint8Array = new Uint8Array(0);
	private isOver = false;
	private isInPart = false;
	private count = 0;
	private readonly reader: Reader;
	private readonly delimiter: Uint8Array;
	private readonly promised: number | null;

	constructor(
		request: Pick<Request, "headers" | "body">,
		private readonly most: number,
	) {
		const [, quoted, bare] =
			/boundary=(?:"([^"]{1,200})"|([^\s;,"]{1,200}))/i.exec(request.headers.get("content-type") ?? "") ?? [];
		const boundary = quoted ?? bare;
		if (!boundary || !request.body) throw malformed();
		this.reader = request.body.getReader({ mode: "byob" }) as unknown as Reader;
		this.delimiter = encoder.encode(`\r\n--${boundary}`);
		const length = request.headers.get("content-length");
		this.promised = length === null ? null : Number(length);
		// The first delimiter has no line before it.
		this.buffer = encoder.encode("\r\n");
	}

	/** The next part, past what is left of the one before; null at the end. */
	async next(): Promise<PartHead | null> {
		if (this.isInPart) while (!(await this.take(65_536)).isLast);
		else if (this.count === 0) await this.skipTo();
		const end = await this.read(2);
		if (decoder.decode(end) === "--") return null;
		if (decoder.decode(end) !== "\r\n") throw malformed();
		const head = await this.readHead();
		this.isInPart = true;
		return head;
	}

	/** Up to so many bytes of the part; fewer only where it ends. `isLast`: nothing of it is left. */
	async take(most: number): Promise<{ bytes: Uint8Array; isLast: boolean }> {
		const chunks: Uint8Array[] = [];
		let size = 0;
		while (size < most) {
			const at = indexOf(this.buffer, this.delimiter);
			if (at >= 0 && at <= most - size) {
				chunks.push(this.buffer.subarray(0, at));
				this.buffer = this.buffer.subarray(at + this.delimiter.length);
				this.isInPart = false;
				return { bytes: joined(chunks, size + at), isLast: true };
			}
			// The end of what is there may be the beginning of a delimiter.
			const safe = at >= 0 ? at : this.buffer.length - this.delimiter.length + 1;
			const part = Math.min(Math.max(0, safe), most - size);
			if (part > 0) {
				chunks.push(this.buffer.subarray(0, part));
				size += part;
				this.buffer = this.buffer.subarray(part);
			} else await this.more();
		}
		return { bytes: joined(chunks, size), isLast: false };
	}

	/** All of a part; throws `tooLarge` where it has more than `most` bytes. */
	async whole(most: number): Promise<Uint8Array> {
		const { bytes, isLast } = await this.take(most + 1);
		if (!isLast) throw new Problem("tooLarge");
		return bytes;
	}

	/** Reads no further. */
	async cancel(): Promise<void> {
		await this.reader.cancel().catch(() => undefined);
	}

	private async skipTo(): Promise<void> {
		for (;;) {
			const at = indexOf(this.buffer, this.delimiter);
			if (at === 0) break;
			if (at > 0 || this.buffer.length > HEAD_MAX) throw malformed();
			await this.more();
		}
		this.buffer = this.buffer.subarray(this.delimiter.length);
	}

	private async readHead(): Promise<PartHead> {
		const blank = encoder.encode("\r\n\r\n");
		let at = indexOf(this.buffer, blank);
		while (at < 0) {
			if (this.buffer.length > HEAD_MAX) throw malformed();
			await this.more();
			at = indexOf(this.buffer, blank);
		}
		const lines = decoder.decode(this.buffer.subarray(0, at)).split("\r\n");
		this.buffer = this.buffer.subarray(at + blank.length);
		const headerOf = (name: string) =>
			lines
				.find((line) => line.toLowerCase().startsWith(`${name}:`))
				?.slice(name.length + 1)
				.trim() ?? "";
		const disposition = headerOf("content-disposition");
		const name = parameter(disposition, "name");
		if (name === null) throw malformed();
		return { name, fileName: parameter(disposition, "filename"), type: headerOf("content-type") };
	}

	private async read(size: number): Promise<Uint8Array> {
		while (this.buffer.length < size) await this.more();
		const bytes = this.buffer.subarray(0, size);
		this.buffer = this.buffer.subarray(size);
		return bytes;
	}

	private async more(): Promise<void> {
		if (this.isOver) throw malformed();
		const left = this.promised === null ? READ_UNSAID : Math.max(1, this.promised - this.count);
		const size = Math.min(READ, left);
		// What is left of the last piece stands before the next one.
		const kept = this.buffer.length;
		const room = new Uint8Array(kept + size);
		room.set(this.buffer);
		const { value } = await this.reader.readAtLeast(size, room.subarray(kept));
		if (!value?.length) {
			this.isOver = true;
			throw malformed();
		}
		this.count += value.length;
		if (this.count > this.most) {
			await this.cancel();
			throw new Problem("tooLarge");
		}
		this.buffer = new Uint8Array(value.buffer, 0, kept + value.length);
	}
}

/** Browsers write a quote and line ends in a name as `%22`, `%0D` and `%0A`, and nothing else so. */
function parameter(header: string, name: string): string | null {
	const [, value] = new RegExp(`;\\s*${name}="([^"]*)"`, "i").exec(header) ?? [];
	return value === undefined ? null : value.replaceAll("%22", '"').replaceAll(/%0D/gi, "\r").replaceAll(/%0A/gi, "\n");
}

const indexOf = (bytes: Uint8Array, sought: Uint8Array) =>
	Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(sought);

function joined(chunks: Uint8Array[], size: number): Uint8Array {
	if (chunks.length === 1 && chunks[0]) return chunks[0];
	const whole = new Uint8Array(size);
	let at = 0;
	for (const chunk of chunks) {
		whole.set(chunk, at);
		at += chunk.length;
	}
	return whole;
}
