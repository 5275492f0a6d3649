import { inXmp } from "./in-xmp";
import { type Patch, type Reader, viewOf } from "./reader";

const GPS = 0x8825;
const XMP = 0x02bc;
/** Bytes of one value, by the type's number. */
const sizes = [1, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];
const ENTRY = 12;
/** Directories in a row: the picture, its preview, pages of a scan. */
const MOST_DIRECTORIES = 32;
/** A GPS directory has some thirty fields. */
const MOST_FIELDS = 512;

type Field = { tag: number; type: number; count: number; value: number };

/**
 * What blanks the place in a TIFF structure that begins at `start` and ends before `end`: in a file of that kind, and in
 * what a camera writes into the others (Exif). The directory of the place is left without fields, their values are zeros.
 */
export async function* inTiff(file: Reader, start: number, end: number): AsyncGenerator<Patch> {
	const head = viewOf(await file.read(start, 8));
	if (head.byteLength < 8) return;
	const order = head.getUint16(0);
	const little = order === 0x4949;
	if ((!little && order !== 0x4d4d) || head.getUint16(2, little) !== 42) return;
	const isWithin = ({ at, bytes }: Patch) => at >= start && at + bytes.length <= end;
	let next = head.getUint32(4, little);
	for (let count = 0; next !== 0 && count < MOST_DIRECTORIES; count++) {
		const { fields, after } = await directoryAt(start + next);
		for (const { tag, type, count: many, value } of fields) {
			if (tag === GPS) yield* (await blanked(start + value)).filter(isWithin);
			const long = many * (sizes[type] ?? 1);
			if (tag === XMP && long > 4) yield* inXmp(file, start + value, long);
		}
		next = after;
	}

	async function directoryAt(at: number): Promise<{ fields: Field[]; after: number }> {
		const sized = await file.read(at, 2);
		if (sized.length < 2) return { fields: [], after: 0 };
		const count = Math.min(viewOf(sized).getUint16(0, little), MOST_FIELDS);
		const view = viewOf(await file.read(at + 2, count * ENTRY + 4));
		const fields: Field[] = [];
		for (let index = 0; index < count && (index + 1) * ENTRY <= view.byteLength; index++) {
			const place = index * ENTRY;
			fields.push({
				tag: view.getUint16(place, little),
				type: view.getUint16(place + 2, little),
				count: view.getUint32(place + 4, little),
				value: view.getUint32(place + 8, little),
			});
		}
		const last = count * ENTRY;
		return { fields, after: view.byteLength >= last + 4 ? view.getUint32(last, little) : 0 };
	}

	async function blanked(at: number): Promise<Patch[]> {
		const { fields } = await directoryAt(at);
		const values = fields.flatMap(({ type, count, value }) => {
			const long = count * (sizes[type] ?? 1);
			return long > 4 && long < 65_536 ? [zeros(start + value, long)] : [];
		});
		return fields.length === 0 ? [] : [...values, zeros(at, 2 + fields.length * ENTRY)];
	}
}

const zeros = (at: number, length: number): Patch => ({ at, bytes: new Uint8Array(length) });
