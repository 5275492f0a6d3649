import { pdfOf } from "./pdf";

/** Some bytes, of text (one byte a letter) and numbers. */
export const bytes = (...parts: (string | number[] | Uint8Array)[]): Uint8Array<ArrayBuffer> =>
	Uint8Array.from(
		parts.flatMap((part) => (typeof part === "string" ? [...part].map((letter) => letter.charCodeAt(0)) : [...part])),
	);
/** Says so where it runs: in a page, as a script, in a reader of PDFs. */
const run = "window.pwned=1;alert(document.domain)";
const png = bytes([0x89], "PNG\r\n", [0x1a], "\n", [0, 0, 0, 13], "IHDR");
const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], "JFIF");
const gif = bytes("GIF89a", [16, 0, 16, 0, 0x80, 0, 0], "more of it");
const webp = bytes("RIFF", [4, 0, 0, 0], "WEBPVP8 ");
const pdf = bytes("%PDF-1.7\n");
const mp4 = bytes([0, 0, 0, 24], "ftypisom", [0, 0, 2, 0]);
const mp3 = bytes("ID3", [4, 0, 0, 0, 0, 0, 0]);
const zip = bytes("PK", [3, 4, 20, 0, 6, 0]);
const ole = bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const mz = bytes("MZ", [0x90, 0, 3, 0, 0, 0, 4]);
const html = bytes("<!DOCTYPE html><script>alert(1)</script>");
const svg = bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const script = bytes("#!/bin/sh\nrm -rf /\n");

/** What is sent by people who mean ill or know no better, and what each is to come to: taken, or refused. */
export const corpus: [what: string, name: string, bytes: Uint8Array<ArrayBuffer>, verdict: "taken" | "refused"][] = [
	["a picture", "bilde.png", png, "taken"],
	["a photo", "bilde.jpg", jpeg, "taken"],
	["a photo in capitals", "BILDE.JPEG", jpeg, "taken"],
	["a moving picture", "bilde.gif", gif, "taken"],
	["a picture of the web", "bilde.webp", webp, "taken"],
	["a document", "plan.pdf", pdf, "taken"],
	["a film", "film.mp4", mp4, "taken"],
	["a song", "lyd.mp3", mp3, "taken"],
	["a letter", "brev.docx", zip, "taken"],
	["an old letter", "brev.doc", ole, "taken"],
	["an archive", "alt.zip", zip, "taken"],
	["a note", "notat.txt", bytes("Hei"), "taken"],
	["a note of nothing", "tom.txt", bytes(""), "taken"],
	["a list", "liste.csv", bytes("navn;by\nKari;Vik\n"), "taken"],
	["a note that speaks of scripts", "notat.md", bytes("# Om `<script>`"), "taken"],
	["UTF-16", "notat.txt", bytes([0xff, 0xfe], "H", [0], "e", [0]), "taken"],
	["two extensions, the last one true", "foto.exe.jpg", jpeg, "taken"],
	["a page", "side.html", html, "refused"],
	["a page called a photo", "side.jpg", html, "refused"],
	["a page called a note", "side.txt", html, "refused"],
	["a page behind a mark", "side.txt", bytes([0xef, 0xbb, 0xbf], "  <html><body onload=alert(1)>"), "refused"],
	["a drawing with a script", "tegning.svg", svg, "refused"],
	["a drawing called a picture", "tegning.png", svg, "refused"],
	["a drawing called a note", "tegning.txt", svg, "refused"],
	["a page in XML", "side.xhtml", html, "refused"],
	["XML called a list", "liste.csv", bytes('<?xml version="1.0"?><x/>'), "refused"],
	["a program", "spill.exe", mz, "refused"],
	["a program called a document", "plan.pdf", mz, "refused"],
	["a program called a note", "notat.txt", mz, "refused"],
	["a program behind two extensions", "plan.pdf.exe", mz, "refused"],
	["a program behind a turned name", "plan\u202efdp.exe", mz, "refused"],
	["a shell script called a note", "notat.txt", script, "refused"],
	["a script", "kode.js", bytes("alert(1)"), "refused"],
	[
		"a picture that is a script as well",
		"bilde.gif",
		bytes("GIF89a/*", [0, 0, 0, 0, 0, 0], "*/=1;alert(1)"),
		"refused",
	],
	["a picture that is a script by its size", "bilde.gif", bytes("GIF89a=1;alert(1)//      "), "refused"],
	["a document behind a page", "plan.pdf", bytes("<html>%PDF-1.7"), "refused"],
	["an archive called a picture", "bilde.png", zip, "refused"],
	["a picture called a document", "plan.docx", png, "refused"],
	["nothing called a picture", "bilde.png", bytes(""), "refused"],
	["no extension", "README", bytes("Hei"), "refused"],
	["a hidden file", ".htaccess", bytes("Options +ExecCGI"), "refused"],
	["an ending of nothing", "plan.pdf.", pdf, "taken"],
	["a shortcut", "lenke.lnk", bytes("L", [0, 0, 0]), "refused"],
	["a macro's document", "brev.docm", zip, "refused"],
	[
		"a photo with a page in its comment",
		"ferie.jpg",
		bytes(jpeg, [0, 0xff, 0xfe, 0, 60], `<script>${run}</script>`),
		"taken",
	],
	[
		"a picture with a page behind it",
		"kart.png",
		bytes(png, `<html><body onload="${run}"><script>${run}</script>`),
		"taken",
	],
	["a moving picture with a script behind it", "vink.gif", bytes(gif, `*/=1;${run}//<script>${run}</script>`), "taken"],
	["a film with a page in it", "side.mp4", bytes(mp4, `<html><script>${run}</script>`), "taken"],
	["a song with a page in it", "side.mp3", bytes(mp3, `<html><script>${run}</script>`), "taken"],
	["a letter with a page in it", "side.docx", bytes(zip, `<html><script>${run}</script>`), "taken"],
	[
		"a document that runs something",
		"kjør.pdf",
		bytes(pdfOf(["Hei"], "/OpenAction<</S/JavaScript/JS(app.alert(1))>>")),
		"taken",
	],
	[
		"a note with a script in it",
		"kjør.txt",
		bytes(`Hei\n<script>${run}</script><img src=x onerror="${run}">`),
		"taken",
	],
	[
		"a note that is drawn, with a script in it",
		"kjør.md",
		bytes(
			`# Hei\n<script>${run}</script>\n<img src=x onerror="${run}">\n[her](javascript:${run}) ![x](x" onerror="${run})\n`,
		),
		"taken",
	],
	[
		"a list with a formula and a script",
		"kjør.csv",
		bytes(`a;b\n=cmd|'/c calc'!A1;<script>${run}</script>\n`),
		"taken",
	],
	["data with a script in it", "kjør.json", bytes(`{"a":"</script><script>${run}</script>"}`), "taken"],
	["a letter of a page", "kjør.eml", bytes(`Content-Type: text/html\n\n<script>${run}</script>`), "taken"],
	[
		"captions with a script in them",
		"kjør.vtt",
		bytes(`WEBVTT\n\n00:00.000 --> 00:05.000\n<script>${run}</script>\n`),
		"taken",
	],
	["a card with a script in it", "kjør.vcf", bytes(`BEGIN:VCARD\nFN:<script>${run}</script>\nEND:VCARD\n`), "taken"],
	["a name that leads elsewhere", "../../../etc/opp.txt", bytes("Hei"), "taken"],
	["a name that leads elsewhere, as on Windows", "..\\..\\ned.txt", bytes("Hei"), "taken"],
	["a name of controls and turns", "lø\u0000nn\u202e\u200b.txt", bytes("Hei"), "taken"],
	["a name that is a script", '"><img src=x onerror=alert(1)>.txt', bytes("Hei"), "taken"],
];
