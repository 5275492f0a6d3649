import { expect, it } from "vitest";
import { fileTypes, shownInline } from "#app/media/library/file-types";
import { cleanName, extensionOf } from "#app/media/library/names";
import { isOfType } from "#app/media/library/sniff";

const bytes = (...parts: (string | number[])[]) =>
	Uint8Array.from(
		parts.flatMap((part) => (typeof part === "string" ? [...part].map((letter) => letter.charCodeAt(0)) : part)),
	);
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

/** What each file is to come to: taken, or refused. */
const corpus: [string, string, Uint8Array, "taken" | "refused"][] = [
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
];

it("has forty files and more", () => expect(corpus.length).toBeGreaterThanOrEqual(40));

it.each(corpus)("%s (%j)", (_what, sent, content, verdict) => {
	const extension = extensionOf(cleanName(sent));
	expect(isOfType(extension, content) ? "taken" : "refused").toBe(verdict);
});

it("shows nothing by itself that could hold a script", () => {
	expect(shownInline.filter((type) => /html|svg|xml|text|script|json/.test(type))).toEqual([]);
	expect(
		Object.keys(fileTypes).filter((one) => /^(x?html?|svg|xml|m?js|exe|bat|cmd|sh|ps1|vbs|jar|swf)$/.test(one)),
	).toEqual([]);
});
