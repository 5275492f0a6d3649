/**
 * A PDF of a line of plain letters on each page, one byte a letter; each page also has a link to a site. `more` goes into
 * the catalogue.
 */
export function pdfOf(lines: string[], more = ""): string {
	const pages = lines.map((_, index) => 4 + index * 3);
	const objects = [
		`<</Type/Catalog/Pages 2 0 R${more}>>`,
		`<</Type/Pages/Kids[${pages.map((page) => `${page} 0 R`).join(" ")}]/Count ${lines.length}>>`,
		"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
		...lines.flatMap((line, index) => {
			const at = 4 + index * 3;
			const drawn = `BT /F1 24 Tf 40 300 Td (${line}) Tj ET`;
			return [
				`<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 595]/Resources<</Font<</F1 3 0 R>>>>/Contents ${at + 1} 0 R/Annots[${at + 2} 0 R]>>`,
				`<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
				"<</Type/Annot/Subtype/Link/Rect[40 290 300 330]/Border[0 0 0]/A<</S/URI/URI(https://example.org/)>>>>",
			];
		}),
	];
	let text = "%PDF-1.7\n";
	const places = objects.map((object, index) => {
		const at = text.length;
		text += `${index + 1} 0 obj\n${object}\nendobj\n`;
		return `${String(at).padStart(10, "0")} 00000 n \n`;
	});
	const count = objects.length + 1;
	return `${text}xref\n0 ${count}\n0000000000 65535 f \n${places.join("")}trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`;
}
