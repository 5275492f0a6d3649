import { hasMiddle, MIDDLE, SMALL } from "#app/platform/picture-sizes";

export type Shape = "whole" | "wide" | "square";
/** The middle one is there where it saves something. */
export type Made = { file: Blob; thumbnail: Blob; middle: Blob | null; width: number; height: number };

/** The longest side of what is sent where nothing else is said, in pixels. */
const LONGEST = 1600;
const QUALITY = 0.82;

const shares: Record<Exclude<Shape, "whole">, number> = { wide: 16 / 9, square: 1 };

/** Turns, cuts and compresses a picture in the browser, which also takes its place and camera out of it. */
export async function makeSmaller(file: Blob, shape: Shape, quarterTurns: number, longest = LONGEST): Promise<Made> {
	const bitmap = await createImageBitmap(file);
	const isTurned = quarterTurns % 2 === 1;
	const [fullWidth, fullHeight] = isTurned ? [bitmap.height, bitmap.width] : [bitmap.width, bitmap.height];
	const share = shape === "whole" ? fullWidth / fullHeight : shares[shape];
	const cutWidth = Math.min(fullWidth, fullHeight * share);
	const cutHeight = cutWidth / share;
	const draw = async (most: number) => {
		const scale = Math.min(1, most / Math.max(cutWidth, cutHeight));
		const width = Math.max(1, Math.round(cutWidth * scale));
		const height = Math.max(1, Math.round(cutHeight * scale));
		const canvas = Object.assign(document.createElement("canvas"), { width, height });
		const pen = canvas.getContext("2d");
		if (!pen) throw new Error("no canvas");
		pen.translate(width / 2, height / 2);
		pen.rotate((quarterTurns * Math.PI) / 2);
		pen.scale(scale, scale);
		pen.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
		return { blob: await encoded(canvas), width, height };
	};
	const whole = await draw(longest);
	const small = await draw(SMALL);
	const middle = hasMiddle(whole.width, whole.height) ? (await draw(MIDDLE)).blob : null;
	bitmap.close();
	return { file: whole.blob, thumbnail: small.blob, middle, width: whole.width, height: whole.height };
}

/** Pixels above which a picture gets no editions: some kilobytes can hold more of them than a phone has memory for. */
const MOST_PIXELS = 40_000_000;

/** Only the smaller editions, with the measures of the picture itself. Throws for one of too many pixels. */
export async function editionsFor(file: Blob): Promise<Omit<Made, "file">> {
	if ((await pixelsOf(file)) > MOST_PIXELS) throw new RangeError("too many pixels");
	const bitmap = await createImageBitmap(file);
	const { width, height } = bitmap;
	const draw = (longest: number) => {
		const scale = Math.min(1, longest / Math.max(width, height));
		const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
		const canvas = Object.assign(document.createElement("canvas"), size);
		canvas.getContext("2d")?.drawImage(bitmap, 0, 0, size.width, size.height);
		return encoded(canvas);
	};
	const thumbnail = await draw(SMALL);
	const middle = hasMiddle(width, height) ? await draw(MIDDLE) : null;
	bitmap.close();
	return { thumbnail, middle, width, height };
}

/** How many pixels a picture says that it has, which a browser knows before it unfolds them. */
async function pixelsOf(file: Blob): Promise<number> {
	const address = URL.createObjectURL(file);
	try {
		const image = new Image();
		await new Promise((resolve, reject) => {
			image.onload = resolve;
			image.onerror = reject;
			image.src = address;
		});
		return image.naturalWidth * image.naturalHeight;
	} finally {
		URL.revokeObjectURL(address);
	}
}

/** A browser that cannot write WebP writes JPEG. */
async function encoded(canvas: HTMLCanvasElement): Promise<Blob> {
	for (const type of ["image/webp", "image/jpeg"]) {
		const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
		if (blob?.type === type) return blob;
	}
	throw new Error("no picture");
}
