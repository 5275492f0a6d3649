import { strToU8 } from "fflate";

/** A page of plain text as a PDF: a heading, and lines below it. Only signs of Latin-1. */
export function pdf(heading: string, lines: string[]): Uint8Array {
	const shown = (text: string) => `(${text.replaceAll(/[\\()]/g, "\\$&")}) Tj`;
	const text = [
		"BT /F1 20 Tf 56 760 Td",
		shown(heading),
		"/F1 12 Tf 0 -36 Td",
		...lines.flatMap((line) => [shown(line), "0 -18 Td"]),
		"ET",
	].join("\n");
	const objects = [
		"<< /Type /Catalog /Pages 2 0 R >>",
		"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
		"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
		`<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
		"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
	];
	let file = "%PDF-1.4\n";
	const starts = objects.map((body, index) => {
		const at = file.length;
		file += `${index + 1} 0 obj\n${body}\nendobj\n`;
		return String(at).padStart(10, "0");
	});
	const table = ["0000000000 65535 f ", ...starts.map((at) => `${at} 00000 n `)].join("\n");
	const size = objects.length + 1;
	file += `xref\n0 ${size}\n${table}\ntrailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
	return strToU8(file, true);
}

/** A second of three tones, one after the other, as a WAV of 8 kHz. */
export function chime(): Uint8Array {
	const rate = 8000;
	const bytes = new Uint8Array(44 + rate);
	const view = new DataView(bytes.buffer);
	const sign = (at: number, text: string) => bytes.set(strToU8(text), at);
	sign(0, "RIFF");
	view.setUint32(4, 36 + rate, true);
	sign(8, "WAVEfmt ");
	view.setUint32(16, 16, true);
	view.setUint16(20, 1, true);
	view.setUint16(22, 1, true);
	view.setUint32(24, rate, true);
	view.setUint32(28, rate, true);
	view.setUint16(32, 1, true);
	view.setUint16(34, 8, true);
	sign(36, "data");
	view.setUint32(40, rate, true);
	for (let at = 0; at < rate; at++) {
		const tone = [440, 554, 659][Math.floor((at / rate) * 3)] ?? 659;
		const fading = 1 - (((at / rate) * 3) % 1);
		bytes[44 + at] = 128 + Math.round(60 * fading * Math.sin((2 * Math.PI * tone * at) / rate));
	}
	return bytes;
}

export const text = (words: string): Uint8Array => strToU8(words);
