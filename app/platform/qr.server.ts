import { encode } from "uqr";

/** A QR code as the path of a drawing that is `size` units wide, with its margin; one unit is one square. */
export type Qr = { size: number; path: string };

/** An address as a QR code. */
export function qrOf(address: string): Qr {
	const { size, data } = encode(address, { ecc: "M", border: 2 });
	const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
	return { size, path: squares.join("") };
}
