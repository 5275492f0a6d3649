/** The longest sides, in pixels, of the editions that a browser makes of a picture before it sends it. */
export const SMALL = 480;
export const MIDDLE = 960;

/** A picture that is not larger than this has no middle edition: it would save nothing. */
export const hasMiddle = (width: number, height: number): boolean => Math.max(width, height) > MIDDLE * 1.2;

type Measured = { width: number | null; height: number | null };

/** The editions at an address, for a browser to choose from; undefined where there is but one, or nobody knows how large it is. */
export function editionsOf(address: string, { width, height }: Measured): string | undefined {
	if (!width || !height || Math.max(width, height) <= SMALL) return undefined;
	const by = address.includes("?") ? "&" : "?";
	const wide = (longest: number) => Math.max(1, Math.round((width * longest) / Math.max(width, height)));
	return [
		`${address}${by}size=small ${wide(SMALL)}w`,
		...(hasMiddle(width, height) ? [`${address}${by}size=middle ${wide(MIDDLE)}w`] : []),
		`${address} ${width}w`,
	].join(", ");
}
