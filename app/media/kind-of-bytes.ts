const begins = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, index) => bytes[index] === sign);
const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.slice(from, to));

/** Pictures that every browser shows and that hold no script. */
export const pictureTypes = ["image/png", "image/jpeg", "image/webp", "image/gif"] as const;
export type PictureType = (typeof pictureTypes)[number];

/** The kind of a recording by what is in it, as browsers and telephones make them; undefined for anything else. */
export function recordingType(bytes: Uint8Array): string | undefined {
	if (begins(bytes, 0x1a, 0x45, 0xdf, 0xa3)) return "audio/webm";
	if (text(bytes, 0, 4) === "OggS") return "audio/ogg";
	if (text(bytes, 4, 8) === "ftyp") return "audio/mp4";
	if (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WAVE") return "audio/wav";
	const isFrame = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0;
	return text(bytes, 0, 3) === "ID3" || isFrame ? "audio/mpeg" : undefined;
}

/** The kind of a picture by what is in it, never by its name; undefined for anything else. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
	if (begins(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "image/png";
	if (begins(bytes, 0xff, 0xd8, 0xff)) return "image/jpeg";
	if (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WEBP") return "image/webp";
	return /^GIF8[79]a/.test(text(bytes, 0, 6)) ? "image/gif" : undefined;
}
