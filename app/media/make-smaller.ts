export type Shape = "whole" | "wide" | "square";
export type Made = { file: Blob; thumbnail: Blob; width: number; height: number };

/** The longest side of what is sent, and of its thumbnail, in pixels. */
const LONGEST = 1600;
const SMALL = 480;
const QUALITY = 0.82;

const shares: Record<Exclude<Shape, "whole">, number> = { wide: 16 / 9, square: 1 };

/** Turns, cuts and compresses a picture in the browser, which also takes its place and camera out of it. */
export async function makeSmaller(file: Blob, shape: Shape, quarterTurns: number): Promise<Made> {
	const bitmap = await createImageBitmap(file);
	const isTurned = quarterTurns % 2 === 1;
	const [fullWidth, fullHeight] = isTurned ? [bitmap.height, bitmap.width] : [bitmap.width, bitmap.height];
	const share = shape === "whole" ? fullWidth / fullHeight : shares[shape];
	const cutWidth = Math.min(fullWidth, fullHeight * share);
	const cutHeight = cutWidth / share;
	const draw = async (longest: number) => {
		const scale = Math.min(1, longest / Math.max(cutWidth, cutHeight));
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
	const whole = await draw(LONGEST);
	const small = await draw(SMALL);
	bitmap.close();
	return { file: whole.blob, thumbnail: small.blob, width: whole.width, height: whole.height };
}

/** Only the thumbnail, with the measures of the picture itself. */
export async function thumbnailOf(file: Blob): Promise<Omit<Made, "file">> {
	const bitmap = await createImageBitmap(file);
	const { width, height } = bitmap;
	const scale = Math.min(1, SMALL / Math.max(width, height));
	const small = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
	const canvas = Object.assign(document.createElement("canvas"), small);
	canvas.getContext("2d")?.drawImage(bitmap, 0, 0, small.width, small.height);
	bitmap.close();
	return { thumbnail: await encoded(canvas), width, height };
}

/** A browser that cannot write WebP writes JPEG. */
async function encoded(canvas: HTMLCanvasElement): Promise<Blob> {
	for (const type of ["image/webp", "image/jpeg"]) {
		const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
		if (blob?.type === type) return blob;
	}
	throw new Error("no picture");
}
