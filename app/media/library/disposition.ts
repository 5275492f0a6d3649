/** How a browser takes a file: shown by itself or saved, under its name in every language (RFC 6266, RFC 8187). */
export function disposition(isInline: boolean, name: string): string {
	const encoded = encodeURIComponent(name).replace(
		/['()*!]/g,
		(letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
	);
	const plain = name
		.normalize("NFKD")
		.replaceAll(/[^\x20-\x7e]/g, "")
		.replaceAll(/["\\%/]/g, "_")
		.trim();
	const fallback = plain === "" || plain.startsWith(".") ? `file${plain}` : plain;
	return `${isInline ? "inline" : "attachment"}; filename="${fallback}"; filename*=UTF-8''${encoded}`;
}
