import type { Face } from "./font";
import { hex4, type PdfFile } from "./pdf-file";

/** Glyphs that were used of a face, each with its letter, so that the text can be copied and read aloud. */
export type Used = Map<number, number>;

const A_BLOCK = 100;

/** Writes a face into a file with all that a reader needs of it, and gives the number of its object. */
export async function embedFace(file: PdfFile, face: Face, used: Used): Promise<number> {
	const { name, bytes, ascent, descent, box } = face;
	const program = await file.addStream(bytes, `/Length1 ${bytes.length}`);
	const descriptor = file.add(
		`<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [${box.join(" ")}] /ItalicAngle 0 /Ascent ${ascent} /Descent ${descent} /CapHeight ${Math.round(ascent * 0.75)} /StemV 80 /FontFile2 ${program} 0 R >>`,
	);
	const widths = [...used.keys()].sort((one, other) => one - other).map((glyph) => `${glyph} [${face.widthOf(glyph)}]`);
	const descendant = file.add(
		`<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /DW 600 /W [${widths.join(" ")}] /CIDToGIDMap /Identity >>`,
	);
	const letters = await file.addStream(lettersOf(used));
	return file.add(
		`<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${letters} 0 R >>`,
	);
}

function lettersOf(used: Used): string {
	const pairs = [...used].map(([glyph, letter]) => `<${hex4(glyph)}> <${hex4(letter)}>`);
	const blocks: string[] = [];
	for (let at = 0; at < pairs.length; at += A_BLOCK) {
		const block = pairs.slice(at, at + A_BLOCK);
		blocks.push(`${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`);
	}
	return [
		"/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
		"/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
		"/CMapName /Adobe-Identity-UCS def /CMapType 2 def",
		"1 begincodespacerange <0000> <FFFF> endcodespacerange",
		...blocks,
		"endcmap CMapName currentdict /CMap defineresource pop end end",
	].join("\n");
}
