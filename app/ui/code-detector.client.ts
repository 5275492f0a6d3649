/** The decoder itself, from our own address. */
const [wasm = ""] = Object.values(
	import.meta.glob<string>("/node_modules/zxing-wasm/dist/reader/zxing_reader.wasm", {
		query: "?url",
		import: "default",
		eager: true,
	}),
);

/** What reads codes off a picture, as browsers offer it (`BarcodeDetector`). */
export type CodeDetector = { detect: (from: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type Native = { BarcodeDetector?: new (options: { formats: string[] }) => CodeDetector };

/** The browser's own detector where it has one, else one that comes with the portal and is fetched when it is first needed. */
export async function codeDetector(formats: readonly string[]): Promise<CodeDetector> {
	const { BarcodeDetector: Own } = window as Native;
	if (Own) return new Own({ formats: [...formats] });
	const { BarcodeDetector, prepareZXingModule } = await import("barcode-detector/ponyfill");
	await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
	return new BarcodeDetector({ formats: [...formats] as never });
}
