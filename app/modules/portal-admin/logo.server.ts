import { invalid } from "#app/platform/problems";

/** A logo's size at most. */
export const LOGO_MAX_BYTES = 256 * 1024;

const begins = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, index) => bytes[index] === sign);
const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.slice(from, to));

/** Reads an uploaded logo and tells its kind by what is in it, not by its name; throws `invalid` of its field for anything else. */
export async function readLogo(file: File, field = "logo"): Promise<{ bytes: ArrayBuffer; contentType: string }> {
	if (file.size === 0) throw invalid({ [field]: "required" });
	if (file.size > LOGO_MAX_BYTES) throw invalid({ [field]: "followup:errors.logoTooLarge" });
	const bytes = await file.arrayBuffer();
	const contentType = kindOf(new Uint8Array(bytes));
	if (!contentType) throw invalid({ [field]: "followup:errors.logoKind" });
	return { bytes, contentType };
}

function kindOf(bytes: Uint8Array): string | undefined {
	if (begins(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "image/png";
	if (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WEBP") return "image/webp";
	return isHarmlessSvg(new TextDecoder().decode(bytes)) ? "image/svg+xml" : undefined;
}

/** A drawing and nothing else: no script, no event, no foreign content, nothing fetched from elsewhere. */
function isHarmlessSvg(source: string): boolean {
	const start = /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/i;
	const active =
		/<(script|foreignObject|iframe|embed|object|animate|set)\b|\son\w+\s*=|javascript\s*:|<!(DOCTYPE|ENTITY)/i;
	const outside = /(href|src)\s*=\s*["']?\s*(?!["']?#)[^"'\s>]*:|@import|url\(\s*["']?\s*(?!#)/i;
	return start.test(source) && !active.test(source) && !outside.test(source.replace(/xmlns(:\w+)?\s*=\s*"[^"]*"/g, ""));
}
