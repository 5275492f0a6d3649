import { qrOf } from "#app/platform/qr.server";

/** Units of a drawing for each square of a code: on paper it is some four centimetres wide. */
const SQUARE = 5;

/** An address as a QR code to be set on paper, as a drawing. */
export function qrDrawing(address: string): string {
	const { size, path } = qrOf(address);
	const squares = [...path.matchAll(/M(\d+) (\d+)/g)].map(
		([, x, y]) =>
			`<rect x="${Number(x) * SQUARE}" y="${Number(y) * SQUARE}" width="${SQUARE}" height="${SQUARE}" class="fill-ink"/>`,
	);
	return `<svg viewBox="0 0 ${size * SQUARE} ${size * SQUARE}">${squares.join("")}</svg>`;
}
